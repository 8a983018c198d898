import type { Locator, Page } from '@playwright/test'
import { addSession, fillLogin, logIn } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

type Admin = Parameters<typeof logIn>[1]

const TITLE = 'In 90 Minuten zum ersten Ergebnis mit KI'

/** The tab "CMS Inhalte", by its visible texts. */
class CmsPage {
  readonly page: Page
  readonly search: Locator
  readonly save: Locator

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Suchen in Bezeichnung' })
    this.save = page.getByRole('button', { name: 'Speichern' })
  }

  async open(admin: Admin): Promise<void> {
    await addSession(this.page, admin)
    await this.show()
  }

  async show(): Promise<void> {
    await this.page.goto('/admin/dashboard?ansicht=cms', { waitUntil: 'networkidle' })
  }

  row(label: string): Locator {
    return this.page.getByRole('listitem', { name: label, exact: true })
  }

  button(name: string, label: string): Locator {
    return this.row(label).getByRole('button', { name: new RegExp(`^${name}`) })
  }

  field(label: string): Locator {
    return this.row(label).getByRole('textbox')
  }

  async change(label: string, text: string): Promise<void> {
    await this.button('Bearbeiten', label).click()
    await this.field(label).fill(text)
    await this.save.click()
  }
}

test('every text stands beside its default, and is found by any of its words', async ({
  page,
  product,
}) => {
  const cms = new CmsPage(page)
  await logIn(page, product.admin)
  await page.getByRole('tab', { name: 'CMS Inhalte' }).click()
  await expect(page.getByRole('heading', { name: 'CMS Inhalte' })).toBeVisible()
  await expect(page.getByText('74 Texte', { exact: true })).toBeVisible()
  for (const title of ['Trainings-Übersicht', 'Uhren & Zeit', 'Pilze finden']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(cms.row('Titel oben').getByText(TITLE)).toHaveCount(2)
  await expectAccessible(page)

  await cms.search.fill('LERNZIELE pilze')
  await expect(page.getByText('1 von 74 Texten')).toBeVisible()
  await expect(cms.row('Überschrift der Lernziele')).toBeVisible()
  await cms.search.fill('Quastenflosser')
  await expect(page.getByText('Kein Text enthält „Quastenflosser“.')).toBeVisible()
  await page.getByRole('button', { name: 'Suche aufheben' }).click()
  await expect(page.getByText('74 Texte', { exact: true })).toBeVisible()
})

test('the earlier texts of a package are seen and brought back', { tag: '@both' }, async ({
  page,
  product,
}) => {
  const cms = new CmsPage(page)
  await addSession(page, product.admin)
  for (const name of ['Erste Karte', 'Karte für eine']) {
    const edited = await page.request.patch('/api/admin/packages/single', {
      data: { name },
      headers: { Origin: product.address },
    })
    expect(edited.status()).toBe(200)
  }
  await cms.show()
  await page.getByRole('link', { name: 'Verlauf: Karte für eine' }).click()
  const history = page.getByRole('region', { name: 'Änderungen' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await history.getByRole('button', { name: 'Stand davor zurückholen' }).last().click()

  await expect(notificationOf(page)).toContainText('Änderung wurde erfolgreich gespeichert')
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(history).toBeFocused()
  await expect(history.getByRole('listitem').first()).toContainText('Karte für eine')
})

test('a text is edited in its place, is on the page at once, and can be taken back', async ({
  page,
  product,
}) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)

  await cms.button('Bearbeiten', 'Titel oben').click()
  const field = cms.field('Titel oben')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('rows', '5')
  await field.fill('Verworfen')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(cms.button('Bearbeiten', 'Titel oben')).toBeFocused()

  await cms.change('Titel oben', '   ')
  await expect(notificationOf(page)).toContainText('Fehler')
  await expect(notificationOf(page)).toContainText('Der Text darf nicht leer sein.')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await field.fill('Mit KI anfangen')
  await cms.save.click()
  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  await expect(cms.row('Titel oben')).toContainText('Geändert')
  await expect(cms.row('Titel oben')).toContainText(product.admin.email)
  const html = async () => (await page.request.get('/trainings')).text()
  expect(await html()).toContain('Mit KI anfangen')

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(cms.row('Titel oben')).not.toContainText('Geändert')
  expect(await html()).toContain(TITLE)
})

test('a text goes back to its default, and to any version that it had', async ({
  page,
  product,
}) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  await cms.change('Titel oben', 'Erste Fassung')
  await expect(cms.row('Titel oben')).toContainText('Erste Fassung')
  await cms.change('Titel oben', 'Zweite Fassung')
  await expect(cms.row('Titel oben')).toContainText('Zweite Fassung')

  await cms.button('Auf Standard zurücksetzen', 'Titel oben').click()
  await expect(cms.row('Titel oben')).not.toContainText('Zweite Fassung')
  await expect(cms.button('Bearbeiten', 'Titel oben')).toBeFocused()

  await cms.row('Titel oben').getByRole('link', { name: 'Verlauf' }).click()
  const entries = page.getByRole('region', { name: 'Änderungen' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('Steht auf der Seite')
  await expect(entries.nth(1)).toContainText(product.admin.email)
  await expect(entries.nth(1).locator('mark')).toHaveText(['Erste', 'Zweite'])
  await expect(entries.nth(2)).toContainText(TITLE)
  await expectAccessible(page)
  await entries.nth(2).getByRole('button', { name: 'Diesen Stand zurückholen' }).click()

  await expect(entries).toHaveCount(4)
  await expect(entries.nth(0)).toContainText('Steht auf der Seite')
  await page.getByRole('link', { name: 'CMS Inhalte' }).click()
  await expect(cms.row('Titel oben')).toContainText('Erste Fassung')
  await expect(cms.row('Titel oben')).toContainText('Geändert')
})

test('who edits a text that somebody else has changed meanwhile sees both and chooses', async ({
  page,
  product,
  consoleErrors,
}) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  await cms.button('Bearbeiten', 'Titel oben').click()
  await cms.field('Titel oben').fill('Meine Fassung')
  const other = await page.request.post('/api/admin/cms/content', {
    data: {
      ...{ section: 'trainings', key: 'hero.title', contentType: 'text' },
      content: 'Die andere Fassung',
    },
  })
  expect(other.status()).toBe(200)
  await cms.save.click()

  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog).toContainText('Meine Fassung')
  await expect(dialog).toContainText('Die andere Fassung')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(cms.field('Titel oben')).toHaveValue('Meine Fassung')
  await cms.save.click()
  await expect(cms.row('Titel oben')).toContainText('Meine Fassung')
  await expect(cms.field('Titel oben')).toHaveCount(0)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
})

test('outdated texts are listed: newer defaults, texts of no page, and dates', async ({
  page,
  product,
}) => {
  await product.query(
    `update content_items set content = 'Mein Titel', based_on_default = 'Früherer Standard'
     where key in ('hero.title', 'hero.subtitle')`,
  )
  await product.query(
    `insert into content_items (section, key, content) values ('trainings', 'alt', 'Ein alter Text')`,
  )
  await product.query(
    `update training_dates set starts_at = '2020-01-01T09:00Z', ends_at = '2020-01-01T10:30Z' where training_id = 'kurs-1-uhren'`,
  )
  await product.query(
    `update training_dates set date = 'Irgendwann', starts_at = null, ends_at = null where training_id = 'kurs-3-drachen'`,
  )
  const cms = new CmsPage(page)
  await cms.open(product.admin)

  const outdated = page.getByRole('region', { name: 'Nicht mehr aktuell' })
  await expect(outdated.getByRole('listitem')).toHaveCount(2)
  await expect(outdated).toContainText('ist vorbei')
  await expect(outdated).toContainText('Aus „Irgendwann, ')
  const left = page.getByRole('listitem').filter({ hasText: 'Ein alter Text' })
  await expect(left).toContainText('Wird nicht mehr angezeigt')
  await expect(left.getByRole('button')).toHaveCount(0)

  const newer = 'Standardtext wurde inzwischen geändert'
  await expect(cms.row('Titel oben')).toContainText(newer)
  await expect(cms.row('Titel oben')).toContainText('Neuer Standardtext')
  await expectAccessible(page)
  await cms.button('Eigenen Text behalten', 'Titel oben').click()
  await expect(cms.row('Titel oben')).not.toContainText(newer)
  await expect(cms.row('Titel oben')).toContainText('Mein Titel')
  await cms.button('Auf Standard zurücksetzen', 'Unterzeile oben').click()
  await expect(cms.row('Unterzeile oben')).not.toContainText(newer)
  await expect(cms.row('Unterzeile oben')).not.toContainText('Mein Titel')

  await outdated.getByRole('link', { name: 'Seite öffnen: Drachen bauen' }).click()
  await expect(page).toHaveURL(/\/trainings\/kurs-3-drachen/)
})

test('nothing that was typed is lost: not by another tab, not by the end of the session', async ({
  page,
  product,
  consoleErrors,
}) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  await cms.button('Bearbeiten', 'Titel oben').click()
  await cms.field('Titel oben').fill('Mitten im Satz')

  await page.getByRole('tab', { name: 'Protokoll' }).click()
  const question = page.getByRole('alertdialog', { name: 'Ungespeicherten Text verwerfen?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(cms.field('Titel oben')).toHaveValue('Mitten im Satz')

  await product.query('delete from admin_sessions')
  await cms.save.click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.waitForLoadState('networkidle')
  await fillLogin(page, product.admin)
  await expect(page).toHaveURL(/ansicht=cms/)
  const kept = page.getByRole('region', { name: 'Nicht gespeicherte Texte' })
  await expect(kept).toContainText('Titel oben')
  await expectAccessible(page)
  await kept.getByRole('button', { name: /Weiter bearbeiten/ }).click()
  await expect(cms.field('Titel oben')).toHaveValue('Mitten im Satz')
  await cms.save.click()
  await expect(cms.row('Titel oben')).toContainText('Geändert')
  await expect(kept).toHaveCount(0)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])

  await cms.button('Bearbeiten', 'Titel oben').click()
  await cms.field('Titel oben').fill('Nicht so wichtig')
  await page.getByRole('tab', { name: 'Protokoll' }).click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByRole('heading', { name: 'Protokoll' })).toBeVisible()
})

test('a text is edited, restored and found with the keyboard only', async ({ page, product }) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  const tabTo = (control: Locator) =>
    expect(async () => {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })

  await tabTo(cms.search)
  await page.keyboard.type('Titel oben')
  await expect(page.getByText('1 von 74 Texten')).toBeVisible()
  await tabTo(cms.button('Bearbeiten', 'Titel oben'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Nur mit Tasten')
  await tabTo(cms.save)
  await page.keyboard.press('Enter')
  await expect(cms.row('Titel oben')).toContainText('Geändert')
  await expect(cms.button('Bearbeiten', 'Titel oben')).toBeFocused()
  await tabTo(cms.row('Titel oben').getByRole('link', { name: 'Verlauf' }))
  await page.keyboard.press('Enter')
  const history = page.getByRole('region', { name: 'Änderungen' })
  await tabTo(history.getByRole('button', { name: 'Stand davor zurückholen' }))
  await page.keyboard.press('Enter')
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history).toBeFocused()
})

test('Enter saves a text of one line', async ({ page, product }) => {
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  await cms.button('Bearbeiten', 'Titel oben').click()
  const field = cms.field('Titel oben')
  await expect(field).toHaveAccessibleDescription('Enter speichert, Esc bricht ab.')
  await field.fill('Mit Enter\ngespeichert')
  await field.press('Enter')

  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  expect(await product.query(`select content from content_items where key = 'hero.title'`)).toEqual(
    [{ content: 'Mit Enter gespeichert' }],
  )
})

test('a list that cannot be loaded says so, and can be asked for again', async ({
  page,
  product,
  consoleErrors,
}) => {
  await page.route('**/api/admin/cms/texts', (route) => route.abort())
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  await expect(page.getByText('Die Texte konnten nicht geladen werden.')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/api/admin/cms/texts')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(cms.row('Titel oben')).toBeVisible()
  expect(consoleErrors.splice(0)).not.toEqual([])
})

test('the tab is readable in every width', { tag: '@twin' }, async ({ page, product }) => {
  await product.query(
    `update content_items set content = $1 where key = 'benefits.2.description'`,
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(3)],
  )
  const cms = new CmsPage(page)
  await cms.open(product.admin)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
})
