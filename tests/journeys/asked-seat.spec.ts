import type { Locator } from '@playwright/test'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'

const CLOCKS = 'kurs-1-uhren'
const LATER = 'Freitag, 16. April 2027'
const PLAN_LATER = `insert into training_dates (training_id, date, time, starts_at, ends_at, capacity)
  values ('${CLOCKS}', '${LATER}', '10:00 – 11:30 Uhr', '2027-04-16T08:00Z', '2027-04-16T09:30Z', 3)`
const SELL_OUT = `update training_dates set capacity = 0 where training_id = '${CLOCKS}' and date <> '${LATER}'`

function seatOf(booking: BookingPage): Locator {
  return booking.page.getByRole('region', { name: 'Dein Platz' })
}

test('from a link to a training a seat is booked in six taps, and step 2 is read and sent', {
  tag: '@phone',
}, async ({ page, product }) => {
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.tap()
  }
  const booking = new BookingPage(page)
  const { date } = await product.training(CLOCKS)
  await page.goto(`/trainings/anmeldung?training=${CLOCKS}`)
  await expect(seatOf(booking)).toContainText('Uhren & Zeit')
  await expect(seatOf(booking)).toContainText('(Berliner Zeit)')
  await expect(seatOf(booking)).toContainText('Einzelkarte, 112 €')
  await expect(page.getByText('Sag uns noch, wer du bist.', { exact: true })).toBeVisible()
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await hydrate(page)
  await expectAccessible(page)

  await booking.typeContact(tap)
  await tap(booking.next)
  await expect(page.getByText('Stimmt alles? Dann melde dich an.')).toBeVisible()
  await expect(booking.slot(1).chosen).toContainText(date)
  await expect(booking.slot(1).forMe).toBeChecked()
  await expectAccessible(page)
  const box = await booking.submit.boundingBox()
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844 + 120)
  await tap(booking.submit)

  await expect.poll(() => product.query('select id from attendees')).toHaveLength(1)
  expect(taps).toBe(6)
})

test('date and package are changed where they stand, and the choice stays', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(PLAN_LATER)
  const booking = new BookingPage(page)
  await booking.open(`?training=${CLOCKS}`)
  const seat = seatOf(booking)
  await seat.getByRole('button', { name: /^ändern.*Termin/ }).click()
  const dates = seat.getByRole('combobox', { name: 'Training und Termin' })
  await expect(dates).toBeFocused()
  await expectAccessible(page)
  await dates.selectOption({ label: await optionOf(dates, LATER) })
  await expect(seat).toContainText('Fr., 16. April')
  await expect(page).toHaveURL(/\?date=/)

  await seat.getByRole('link', { name: /^ändern.*Paket/ }).click()
  await expect(booking.package('2 Karten')).toBeInViewport()
  await booking.package('2 Karten').check()
  await expect(seat).toContainText('2 Karten, 206 €')
  await expect(seat).toContainText('Vorgemerkt für Slot 1.')
  await page.reload({ waitUntil: 'networkidle' })
  await hydrate(page)
  await expect(booking.package('2 Karten')).toBeChecked()
  await booking.fillContact()
  await booking.next.click()
  await expect(booking.slot(1).chosen).toContainText(LATER)
  await expect(booking.slot(2).training).toHaveValue('')

  // What is chosen in step 2 stands in step 1, and is changed there too.
  await booking.slot(1).choose('Drachen bauen')
  await booking.back.click()
  await expect(seat).toContainText('Drachen bauen')
  await seat.getByRole('button', { name: /^ändern/ }).click()
  await dates.selectOption({ label: await optionOf(dates, 'Brot backen') })
  await booking.next.click()
  await expect(booking.slot(1).chosen).toContainText('Brot backen')
  await expect(booking.slot(2).training).toHaveValue('')
})

test('a date that is sold out is said, with the next free one and its waiting list', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(PLAN_LATER)
  const { dateId } = await product.training(CLOCKS)
  await product.query(SELL_OUT)
  const booking = new BookingPage(page)
  await booking.open(`?date=${dateId}`)
  const main = page.getByRole('main')

  await expect(main).toContainText(/„Uhren & Zeit“ am .+ ist ausgebucht\./)
  await expect(main).toContainText('Der nächste freie Termin ist Fr., 16. April')
  await expect(page.getByRole('link', { name: 'Auf die Warteliste' })).toHaveAttribute(
    'href',
    `/trainings/warteliste?termin=${dateId}`,
  )
  await expectAccessible(page)
  await booking.passStepOne('Einzelkarte')
  await expect(
    booking.slot(1).block.getByRole('link', {
      name: 'Dein Termin für „Uhren & Zeit“ ist ausgebucht? Zur Warteliste',
    }),
  ).toBeVisible()
  await booking.back.click()
  await page.getByRole('button', { name: 'Diesen Termin nehmen' }).click()
  await expect(seatOf(booking)).toContainText('Fr., 16. April')
  await booking.next.click()
  await expect(booking.slot(1).chosen).toContainText(LATER)
  await expect(page.getByRole('link', { name: /Zur Warteliste/ })).toHaveCount(0)
})

test('a link that asks for nothing full shows no way to a waiting list', async ({
  page,
  product,
}) => {
  await product.query(SELL_OUT)
  const booking = new BookingPage(page)
  await booking.open()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await booking.passStepOne('Einzelkarte')
  await expect(page.getByRole('link', { name: /Warteliste/ })).toHaveCount(0)
})

test('a training and a package that there are not are said, and the form works', {
  tag: '@both',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('?training=weg&package=weg')
  await expect(page.getByText('Dieses Training gibt es nicht oder nicht mehr.')).toBeVisible()
  await expect(page.getByText('Dieses Paket gibt es nicht oder nicht mehr.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Andere Trainings' })).toBeVisible()
  await expectAccessible(page)
  await booking.passStepOne('2 Karten')
  await expect(booking.slot(1).training).toHaveValue('')
})

async function optionOf(select: Locator, text: string): Promise<string> {
  return select.locator('option').filter({ hasText: text }).first().innerText()
}
