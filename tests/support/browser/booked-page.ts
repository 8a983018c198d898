import type { Locator, Page } from '@playwright/test'
import { expect, hydrate } from './journey.ts'
import type { JourneyProduct } from './journey-product.ts'
import { mailboxes } from './mailboxes.ts'

/** The page of a booking, by its visible texts. */
export class BookedPage {
  readonly page: Page
  /** What the last change led to. */
  readonly result: Locator

  constructor(page: Page) {
    this.page = page
    this.result = page.getByRole('status').filter({ hasText: /\S/ })
  }

  /** The card of a training's date. */
  session(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** The row of a person's seat. */
  seat(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, level: 3 }) })
  }

  /** Opens what can be done with a seat, and chooses one of it. */
  async change(name: string, choice: string): Promise<Locator> {
    const seat = this.seat(name)
    await seat.getByRole('button', { name: /^Ändern/ }).click()
    await seat.getByRole('button', { name: choice }).click()
    await expect(seat.getByRole('heading', { name: choice })).toBeFocused()
    return seat
  }
}

/** Waits for a mail to that address with these words in its subject, and opens the first link in it to such a path. */
export async function openLinkOf(
  page: Page,
  product: JourneyProduct,
  { to, subject, path }: { to: string; subject: RegExp; path: RegExp },
): Promise<void> {
  let found = ''
  await expect(async () => {
    const mails = (await mailboxes(product)).get(to)?.mails ?? []
    const mail = mails.find((one) => subject.test(one.subject ?? ''))
    found = path.exec(mail?.text ?? '')?.[0] ?? ''
    expect(found, mails.map((one) => one.subject).join('\n')).not.toBe('')
  }).toPass({ timeout: 30_000 })
  await page.goto(found, { waitUntil: 'networkidle' })
  await hydrate(page)
}
