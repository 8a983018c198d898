import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'

/** The journey's own connection stays open, so that it can bring the database back. */
async function takeDatabaseAway({ query }: JourneyProduct) {
  await query('update pg_database set datallowconn = false where datname = current_database()')
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

async function bringDatabaseBack({ query, address }: JourneyProduct) {
  await query('update pg_database set datallowconn = true where datname = current_database()')
  await expect
    .poll(async () => (await fetch(`${address}/readyz?for=writes`)).status, { timeout: 30_000 })
    .toBe(200)
}

test('an outage of the database during a booking loses nothing: the draft survives it, and a reload', async ({
  page,
  product,
  consoleErrors,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await takeDatabaseAway(product)

  await booking.submit.click()
  await expect(booking.notification).toContainText('Der Dienst ist gerade nicht erreichbar.')
  await expect(page.getByText('Doppelt gebucht wird dabei nichts.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Diese Seite lässt sich gerade nicht anzeigen' }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('503'),
    expect.stringContaining('503'),
  ])

  await bringDatabaseBack(product)
  await page.getByRole('link', { name: 'Seite neu laden' }).click()
  await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(await product.query('select count(*)::int as count from registrations')).toEqual([
    { count: 1 },
  ])
})
