import type { Page } from '@playwright/test'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { BOOKER } from '../support/product/bookings.ts'

const COLLEAGUES = [
  { firstName: 'Jörg', lastName: 'Weiß', email: 'joerg.weiss@example.com' },
  { firstName: 'Ana', lastName: 'Prior', email: 'ana.prior@example.com' },
  { firstName: 'Minh', lastName: 'Tran', email: 'minh.tran@example.com' },
] as const

const TITLES: Readonly<Record<string, string>> = {
  'kurs-1-uhren': 'Uhren & Zeit',
  'kurs-2-brot': 'Brot backen',
  'kurs-3-drachen': 'Drachen bauen',
}

/** The final rows in the database, slot by slot. */
const BOOKED = [
  ['kurs-1-uhren', 'booker', 'Sina', ''],
  ['kurs-2-brot', 'other', 'Jörg', ''],
  ['kurs-3-drachen', 'other', 'Ana', ''],
  ['kurs-1-uhren', 'other', 'Minh', ''],
]

test('four seats for oneself and three colleagues are booked by keyboard alone', async ({
  page,
  product,
}) => {
  const booking = new BookingPage(page)
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await press(booking, page.getByRole('main').getByRole('link', { name: 'Jetzt Platz sichern' }))
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()

  await passStepOneByKeyboard(booking)
  await expect(page.getByText(/^Du hast 4 Training-Slots/)).toBeVisible()
  await expectAccessible(page)
  await fillSlotsByKeyboard(booking)
  await expect(booking.total).toContainText('376€')
  await expectAccessible(page)
  await press(booking, booking.submit)

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  await expect(page).toHaveURL(/\/trainings$/)
  await expectAccessible(page)
  expect(await bookedSeats(product)).toEqual(BOOKED)
})

test('while a booking is on its way, the wait is shown', async ({ page, product }) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  const calls = await holdCalls(page)
  await booking.submit.click()
  await expect(booking.submit).toHaveText('Wird gesendet...')
  await expectAccessible(page)
  calls.release()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(await bookedSeats(product)).toEqual([['kurs-1-uhren', 'booker', 'Sina', '']])
})

/** Holds the calls of the API back until `release` is called. */
async function holdCalls(page: Page): Promise<{ release: () => void }> {
  const released = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: () => released.resolve() }
}

async function passStepOneByKeyboard(booking: BookingPage): Promise<void> {
  const { keyboard } = booking.page
  await booking.tabTo(booking.field(/^Vorname/))
  await typeEach(booking.page, [BOOKER.firstName, BOOKER.lastName, BOOKER.email, BOOKER.company])
  await booking.tabTo(booking.package('Einzelkarte'))
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(booking.package('Kartensatz')).toBeChecked()
  await expect(booking.next).toHaveText('Weiter')
  await press(booking, booking.next)
  await expect(booking.page.getByRole('heading', { name: 'Training-Slots zuweisen' })).toBeFocused()
}

async function fillSlotsByKeyboard(booking: BookingPage): Promise<void> {
  const { keyboard } = booking.page
  for (const [index, [training = '', type]] of BOOKED.entries()) {
    const slot = booking.slot(index + 1)
    await booking.tabTo(slot.training)
    // A select chooses the option that begins with the typed letters.
    const title = TITLES[training] ?? ''
    await keyboard.type(title.slice(0, 3))
    await expect(slot.chosen).toContainText(title)
    const colleague = COLLEAGUES[index - 1]
    if (type === 'booker' || !colleague) continue

    await booking.tabTo(slot.forMe)
    await keyboard.press('ArrowDown')
    await expect(slot.forOther).toBeChecked()
    await booking.tabTo(slot.field(/^Vorname/))
    await typeEach(booking.page, [colleague.firstName, colleague.lastName, colleague.email])
  }
}

/** Types into one field after the other, starting with the focused one. */
async function typeEach(page: Page, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

async function press(booking: BookingPage, control: ReturnType<Page['locator']>): Promise<void> {
  await booking.tabTo(control.first())
  await booking.page.keyboard.press('Enter')
}

interface Database {
  query<T extends Record<string, unknown>>(text: string): Promise<T[]>
}

async function bookedSeats(product: Database): Promise<unknown[]> {
  const rows = await product.query<Record<string, string>>(
    'select training_id, attendee_type, first_name, company from attendees order by position',
  )
  return rows.map((row) => [
    row.training_id,
    row.attendee_type,
    row.first_name,
    row.attendee_type === 'booker' ? '' : row.company,
  ])
}
