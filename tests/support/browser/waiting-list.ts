import { expect, type Locator, type Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { aPerson } from '../product/bookings.ts'
import { hydrate } from './journey.ts'
import type { JourneyProduct } from './journey-product.ts'

export const WAITING = aPerson('Jule Brandt', {
  email: 'jule.brandt@example.com',
  company: 'Beispielwerk AG',
})

/** The form of the waiting list, by its visible texts. */
export class JoinPage {
  readonly page: Page
  readonly seats: Locator
  readonly fewer: Locator
  readonly submit: Locator
  readonly sent: Locator

  constructor(page: Page) {
    this.page = page
    this.seats = page.getByLabel('Wie viele Plätze braucht ihr?')
    this.fewer = page.getByLabel('Nehmt ihr auch weniger?')
    this.submit = page.getByRole('button', { name: /^(Auf die Warteliste|Bescheid bekommen)$/ })
    this.sent = page.getByRole('heading', { name: /^Fast geschafft/ })
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label })
  }

  async fillPerson(person = WAITING): Promise<void> {
    await this.field('Vorname').fill(person.firstName)
    await this.field('Nachname').fill(person.lastName)
    await this.field('E-Mail').fill(person.email)
  }
}

/** Waits for the mail with these words in its subject, and opens the page of the entry that it links to. */
export async function openLinkOf(
  page: Page,
  product: JourneyProduct,
  subject: string | RegExp,
): Promise<void> {
  let path = ''
  await expect(async () => {
    const mails = await Promise.all((await product.mails()).map((mail) => simpleParser(mail)))
    const mail = mails.find((one) => one.subject?.match(subject))
    path = /\/trainings\/warteliste\/[\w-]{20,}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(path, mails.map((one) => one.subject).join('\n')).not.toBe('')
  }).toPass({ timeout: 30_000 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrate(page)
}
