import type { Page } from '@playwright/test'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, hydrate, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { BOOKER } from '../support/product/bookings.ts'

async function expectEmptyForm(booking: BookingPage): Promise<void> {
  await hydrate(booking.page)
  await expect(booking.page.getByText('Schritt 1 von 2')).toBeVisible()
  for (const field of [/^Vorname/, /^Nachname/, /^E-Mail/, /^Firma/]) {
    await expect(booking.field(field)).toHaveValue('')
  }
  await expect(booking.page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await draftOf(booking.page)).not.toContain(BOOKER.firstName)
}

async function draftOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('booking-draft') ?? '')
}

async function bookingsOf(product: JourneyProduct): Promise<number> {
  return (await product.query('select id from registrations')).length
}

async function book(booking: BookingPage): Promise<void> {
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  await expect(booking.page).toHaveURL(/\/trainings$/)
}

test('Back after a booking shows an empty form, also once more and after a reload', async ({
  page,
  product,
}) => {
  const booking = new BookingPage(page)
  await page.goto('/trainings')
  await booking.fillInOneSeat()
  await book(booking)

  await page.goBack({ waitUntil: 'networkidle' })
  await expectEmptyForm(booking)
  await booking.next.click()
  await expect(booking.summaryOfErrors).toContainText('Gib deinen Vornamen ein.')
  await page.reload({ waitUntil: 'networkidle' })
  await expectEmptyForm(booking)
  await page.goForward()
  await page.goBack({ waitUntil: 'networkidle' })
  await expectEmptyForm(booking)
  expect(await bookingsOf(product)).toBe(1)
})

test('Back to a form that was not sent still shows what was typed', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillContact()
  await booking.package('2 Karten').check()
  await page.goto('/kontakt')
  await page.goBack({ waitUntil: 'networkidle' })
  await hydrate(page)
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await expect(booking.package('2 Karten')).toBeChecked()
})

test('a page that the browser kept shows an empty form after the booking', async ({
  page,
  product,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillContact()
  await booking.package('Einzelkarte').check()
  // As in another page of this tab, while the browser keeps this one as it is.
  const draft = await draftOf(page)
  await page.evaluate(() => {
    sessionStorage.removeItem('booking-draft')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(draft).toContain(BOOKER.firstName)
  await expectEmptyForm(booking)
  await booking.passStepOne('Einzelkarte')
  await booking.slot(1).choose('Uhren & Zeit')
  await book(booking)
  expect(await bookingsOf(product)).toBe(1)
})

test('the success of a page that the browser kept becomes an empty form', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  // The page leads to the trainings by itself, which is held back here.
  await page.route('**/trainings', (route) => route.abort())
  await page.clock.install()
  await booking.submit.click()
  await expect(page.getByRole('heading', { name: 'Anmeldung erfolgreich!' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectEmptyForm(booking)
})

test('a copy of the tab loses the draft that the other tab has booked, and another draft stays', async ({
  page,
  context,
  product,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  const draft = await draftOf(page)
  const copy = await openWith(draft)
  const other = await openWith(draft.replace('"firstName":"Sina"', '"firstName":"Mona"'), 'other')
  await book(booking)

  await expectEmptyForm(copy)
  await copy.next.click()
  await expect(copy.summaryOfErrors).toContainText('Gib deinen Vornamen ein.')
  await expect(other.field(/^Vorname/)).toHaveValue('Mona')
  expect(await bookingsOf(product)).toBe(1)

  /** A tab whose storage is a copy; with an id, of a draft of its own. */
  async function openWith(stored: string, id?: string): Promise<BookingPage> {
    const tab = await context.newPage()
    const content = id ? JSON.stringify({ ...JSON.parse(stored), id }) : stored
    await tab.addInitScript((text) => {
      if (!sessionStorage.getItem('opened')) sessionStorage.setItem('booking-draft', text)
      sessionStorage.setItem('opened', 'yes')
    }, content)
    const opened = new BookingPage(tab)
    await opened.open()
    await expect(opened.field(/^E-Mail/)).toHaveValue(BOOKER.email)
    return opened
  }
})
