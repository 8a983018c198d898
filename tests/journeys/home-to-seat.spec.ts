import type { Locator } from '@playwright/test'
import { PAGES } from '#site/pages/web/page-table.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'

const HOMES = [
  {
    language: 'de',
    price: '112\u00a0€',
    toShop: 'Alle Trainings und Preise',
    door: /^Training buchen\s?(Mo|Di|Mi|Do|Fr|Sa|So)\.,\s\d+\.\s\p{L}+ · 112\s€$/u,
    soldOut: 'Ausgebucht',
    few: 'Noch 5 Plätze',
  },
  {
    language: 'en',
    price: '€112',
    toShop: 'All sessions and prices (in German)',
    door: /^Book a training session\s?(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s\d+\s\p{L}+ · €112 · in German$/u,
    soldOut: 'Sold out',
    few: '5 seats left',
  },
] as const

for (const { language, price, toShop, door, soldOut, few } of HOMES) {
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

  test(`from the picture of the home page in "${language}" it takes seven taps to a seat`, {
    tag: '@phone',
  }, async ({ page, product }) => {
    let taps = 0
    const tap = async (control: Locator) => {
      taps += 1
      await control.tap()
    }
    await page.goto(PAGES.home[language], { waitUntil: 'networkidle' })
    await tap(page.getByRole('main').getByRole('link', { name: door }))
    await hydrate(page)
    const booking = new BookingPage(page)
    await booking.typeContact(tap)
    await tap(booking.next)
    await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
    await tap(booking.submit)

    await expect
      .poll(() => product.query('select training_id from attendees'))
      .toEqual([{ training_id: 'kurs-1-uhren' }])
    expect(taps).toBeLessThanOrEqual(7)
  })

  test(`the home page in "${language}" says what is full and sells what is free`, {
    tag: language === 'de' ? [] : '@twin',
  }, async ({ page, product }) => {
    await product.query(
      `update training_dates set capacity = case training_id when 'kurs-1-uhren' then 0 when 'kurs-2-brot' then 5 else 6 end`,
    )
    await page.goto(PAGES.home[language])
    const card = (title: string) =>
      page.locator('#trainings').getByRole('link').filter({ hasText: title })

    await expect(card('Uhren & Zeit')).toContainText(soldOut)
    await expect(card('Uhren & Zeit')).not.toContainText(price)
    await expect(card('Brot backen')).toContainText(few)
    await expect(card('Brot backen')).toContainText(price)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: door }).click()
    await hydrate(page)
    await expect(page).toHaveURL(/training=kurs-2-brot/)
  })
}

test('on the English home page a training has its English line, where there is one', async ({
  page,
  product,
}) => {
  await product.query(
    `update content_items set content = 'Why old clocks stop.' where section = 'training-kurs-1-uhren' and key = 'english.line'`,
  )
  await page.goto(PAGES.home.en)
  const offer = page.locator('#trainings')

  const line = offer.getByRole('link').filter({ hasText: 'Uhren & Zeit' }).getByRole('paragraph')
  await expect(line.first()).toHaveText('Why old clocks stop.')
  await expect(offer.getByText('Noch nicht geschrieben')).toHaveCount(0)
  await expect(offer.locator('p[lang=de]')).toHaveCount(3)
  await page.goto(PAGES.home.de)
  await expect(offer.getByText('Why old clocks stop.')).toHaveCount(0)
})

test('without a date to come the home page says so and sells no seat', async ({
  page,
  product,
}) => {
  await product.query('delete from training_dates')
  await page.goto('/')
  const offer = page.locator('#trainings')

  await expect(offer.getByRole('link').filter({ hasText: 'Neue Termine folgen' })).toHaveCount(4)
  await expect(offer.getByRole('link').filter({ hasText: '112\u00a0€' })).toHaveCount(0)
  await expect(offer.getByRole('link', { name: 'Platz buchen' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Training buchen' })).toHaveCount(0)
  await expect(offer.getByRole('link', { name: 'Alle Trainings und Preise' })).toBeVisible()
})
