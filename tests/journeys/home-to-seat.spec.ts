import type { Locator } from '@playwright/test'
import { PAGES } from '#site/pages/web/page-table.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'

const HOMES = [
  { language: 'de', price: '112\u00a0€', toShop: 'Alle Trainings und Preise' },
  { language: 'en', price: '€112', toShop: 'See all trainings (in German)' },
] as const

for (const { language, price, toShop } of HOMES) {
  test(`from the home page in "${language}" a visitor books a seat in five clicks`, {
    tag: language === 'de' ? '@both' : '@twin',
  }, async ({ page, product }) => {
    let clicks = 0
    const click = async (control: Locator) => {
      clicks += 1
      await control.click()
    }
    await page.goto(PAGES.home[language], { waitUntil: 'networkidle' })
    const offer = page.locator('#trainings')

    await expect(offer.getByRole('listitem')).toHaveCount(4)
    const card = offer.getByRole('link').filter({ hasText: 'Uhren & Zeit' })
    await expect(card).toContainText(price)
    const { startsAt } = await product.training('kurs-1-uhren')
    await expect(card).toContainText(startsAt?.slice(0, 4) ?? 'a year')
    await expect(offer.getByRole('link', { name: toShop })).toHaveAttribute('href', '/trainings')
    await expectAccessible(page)
    await click(card)
    await click(page.getByRole('link', { name: 'Jetzt Platz sichern' }).first())
    await hydrate(page)
    const booking = new BookingPage(page)
    await booking.fillContact()
    await click(booking.package('Einzelkarte'))
    await click(booking.next)
    await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
    await click(booking.submit)

    await expect.poll(() => product.query('select id from attendees')).toHaveLength(1)
    expect(clicks).toBeLessThanOrEqual(5)
  })
}

test('without a date to come the home page says so and sells no seat', async ({
  page,
  product,
}) => {
  await product.query('delete from training_dates')
  await page.goto('/')
  const offer = page.locator('#trainings')

  await expect(offer.getByRole('link').filter({ hasText: 'Neue Termine folgen' })).toHaveCount(4)
  await expect(offer.getByRole('link', { name: 'Platz buchen' })).toHaveCount(0)
  await expect(offer.getByRole('link', { name: 'Alle Trainings und Preise' })).toBeVisible()
})
