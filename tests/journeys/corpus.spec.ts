import type { Locator } from '@playwright/test'
import { ADDRESSES, type Input, NAMES, WEBSITES } from '../corpus/inputs.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, test } from '../support/browser/journey.ts'

/** Types each input into the field, which is refused before, and expects it to refuse those without a right value. */
async function expectRefusals(
  field: Locator,
  inputs: readonly Input[],
  refuse: () => Promise<void>,
): Promise<void> {
  for (const { trouble, typed, value } of inputs) {
    await field.fill('')
    await refuse()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(typed)
    const isRefused = async () => (await field.getAttribute('aria-invalid')) === 'true'
    await expect.poll(isRefused, trouble).toBe(value === null)
  }
}

test('the booking form takes names and addresses as people have them', {
  tag: '@twin',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  const refuse = () => booking.next.click()

  await expectRefusals(booking.field(/^Nachname/), NAMES, refuse)
  await expectRefusals(booking.field(/^E-Mail/), ADDRESSES, refuse)
})

test('the form for a website takes addresses as people paste them', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const address = page.getByRole('textbox', { name: 'Adresse der Website' })

  await expectRefusals(address, WEBSITES, () => address.press('Enter'))
})
