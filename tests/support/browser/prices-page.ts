import { expect, type Locator, type Page } from '@playwright/test'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'

export interface Period {
  name: string
  type?: 'Early Bird' | 'Normal' | 'Late Bird'
  from: string
  until: string
  prices: readonly [string, string, string]
}

/** The screen of the price periods, by its visible texts. */
export class PricesPage {
  readonly page: Page
  readonly newForm: Locator
  readonly editForm: Locator
  readonly list: Locator
  readonly preview: Locator
  readonly timeline: Locator

  constructor(page: Page) {
    this.page = page
    this.newForm = page.getByRole('region', { name: 'Neuer Preiszeitraum' })
    this.list = page.getByRole('region', { name: 'Bestehende Preiszeiträume' })
    this.editForm = this.list.getByRole('listitem', { name: 'Preiszeitraum bearbeiten' })
    this.preview = page.getByRole('region', { name: /^Was sieht die Kundschaft am/ })
    this.timeline = page.getByRole('region', { name: 'Zeitleiste' })
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/prices', { waitUntil: 'networkidle' })
    await expect(this.page.getByRole('heading', { name: 'Preis-Management' })).toBeVisible()
  }

  card(name: string): Locator {
    return this.list.getByRole('listitem', { name, exact: true })
  }

  editButton(name: string): Locator {
    return this.card(name).getByRole('button', { name: /bearbeiten$/ })
  }

  deleteButton(name: string): Locator {
    return this.card(name).getByRole('button', { name: /löschen$/ })
  }

  /** Picks a day in the calendar that a field opens. */
  async pickDay(field: Locator, day: string): Promise<void> {
    const [year, month] = day.split('-').map(Number)
    await field.click()
    const calendar = this.page.getByRole('dialog')
    await calendar.getByRole('combobox', { name: 'Jahr auswählen' }).selectOption(String(year))
    const months = calendar.getByRole('combobox', { name: 'Monat auswählen' })
    await months.selectOption(String(Number(month) - 1))
    const name = new RegExp(`\\b${formatLongDay(day).replace('.', '\\.')}$`)
    await calendar.getByRole('grid').getByRole('button', { name }).click()
    await expect(field).toContainText(formatLongDay(day))
  }

  async fill(form: Locator, { name, type, from, until, prices }: Period): Promise<void> {
    await form.getByLabel('Zeitraum-Name').fill(name)
    if (type) await form.getByLabel('Preistyp').selectOption({ label: type })
    await this.pickDay(form.getByRole('button', { name: /^Startdatum/ }), from)
    await this.pickDay(form.getByRole('button', { name: /^Enddatum/ }), until)
    await form.getByLabel('Einzelticket').fill(prices[0])
    await form.getByLabel('2er Paket').fill(prices[1])
    await form.getByLabel('Komplett-Paket').fill(prices[2])
  }

  async create(period: Period): Promise<void> {
    await this.fill(this.newForm, period)
    await this.newForm.getByRole('button', { name: 'Preiszeitraum erstellen' }).click()
    await expect(this.card(period.name)).toBeVisible()
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Tab')
      await expect(control).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
}
