import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Booking } from '#shop/booking/domain/booking.ts'
import { aPerson, BOOKER } from '../product/bookings.ts'
import { hydrate, notificationOf } from './journey.ts'

export const COLLEAGUE = aPerson('Jörg Weiß', { email: 'joerg.weiss@example.com' })

type Person = typeof BOOKER

/** Books without the form. */
export async function book(request: APIRequestContext, booking: Booking): Promise<void> {
  const response = await request.post('/api/registrations', { data: booking })
  expect(response.status()).toBe(201)
}

/** The booking form, by its visible texts. */
export class BookingPage {
  readonly page: Page
  readonly total: Locator
  readonly next: Locator
  readonly back: Locator
  readonly submit: Locator
  readonly summaryOfErrors: Locator
  readonly notification: Locator

  constructor(page: Page) {
    this.page = page
    this.total = page.getByRole('paragraph').filter({ hasText: 'Gesamtpreis:' })
    this.next = page.getByRole('button', { name: /^(Weiter|Anmelden)$/ })
    this.back = page.getByRole('button', { name: 'Zurück' })
    this.submit = page.getByRole('button', { name: /^(Jetzt anmelden|Wird gesendet\.\.\.)$/ })
    this.summaryOfErrors = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('a[href^="#"]') })
    this.notification = notificationOf(page)
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/trainings/anmeldung${search}`, { waitUntil: 'networkidle' })
    await hydrate(this.page)
  }

  field(label: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name: label })
  }

  package(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(name) })
  }

  slot(number: number): Slot {
    return new Slot(this.page.getByRole('group', { name: new RegExp(`^Slot ${number} von`) }))
  }

  async fillContact(person: Person = BOOKER): Promise<void> {
    for (const [field, text] of this.#contactOf(person)) await field.fill(text)
  }

  /** As a person on a phone: each field is tapped, and typed into. */
  async typeContact(tap: (field: Locator) => Promise<void>): Promise<void> {
    for (const [field, text] of this.#contactOf(BOOKER)) {
      await tap(field)
      await this.page.keyboard.type(text)
    }
  }

  #contactOf(person: Person): [Locator, string][] {
    return [
      [this.field(/^Vorname/), person.firstName],
      [this.field(/^Nachname/), person.lastName],
      [this.field(/^E-Mail/), person.email],
      [this.field(/^Firma/), person.company],
    ]
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Tab')
      await expect(control).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }

  /** Fills step 1 with valid values and the given package, and goes to step 2. */
  async passStepOne(packageName: string): Promise<void> {
    await this.fillContact()
    await this.package(packageName).check()
    await this.next.click()
    await this.page.getByRole('heading', { name: 'Training-Slots zuweisen' }).waitFor()
  }

  /** Opens the form and fills in both steps, up to the submit button: one seat in "Uhren & Zeit". */
  async fillInOneSeat(): Promise<void> {
    await this.open()
    await this.passStepOne('Einzelkarte')
    await this.slot(1).choose('Uhren & Zeit')
  }
}

/** One seat's block in step 2. */
export class Slot {
  readonly block: Locator
  readonly training: Locator
  /** The option of the select that is chosen. */
  readonly chosen: Locator
  readonly forMe: Locator
  readonly forOther: Locator

  constructor(block: Locator) {
    this.block = block
    this.training = block.getByRole('combobox', { name: /^Training/ })
    this.chosen = this.training.locator('option:checked')
    this.forMe = block.getByRole('radio', { name: /^Für mich/ })
    this.forOther = block.getByRole('radio', { name: 'Für eine andere Person' })
  }

  /** Chooses the training's first date that is offered, or the date whose text contains `day`. */
  async choose(title: string, day = ''): Promise<void> {
    const option = this.training
      .locator('option')
      .filter({ hasText: title })
      .filter({ hasText: day })
      .first()
    await this.training.selectOption(await option.getAttribute('value'))
  }

  field(label: RegExp): Locator {
    return this.block.getByRole('textbox', { name: label })
  }

  async fillOther(person: Person): Promise<void> {
    await this.forOther.check()
    await this.field(/^Vorname/).fill(person.firstName)
    await this.field(/^Nachname/).fill(person.lastName)
    await this.field(/^E-Mail/).fill(person.email)
    await this.field(/^Firma/).fill(person.company)
  }
}
