import type { Page } from '@playwright/test'
import { addSession } from '../support/browser/admin-pages.ts'
import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const PAGES = ['/', '/trainings', '/trainings/kurs-1-uhren', '/trainings/kurs-1-uhren/unterlagen']
/** Below it nobody is said to notice that something moves. */
const GOOD_SHIFT = 0.1

/** How far what is in view has moved since the page was opened. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing has moved, nothing is observed.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const address of PAGES) {
    test(`${address} says when a session is there, and what is in view stays in place`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(
        page.getByText('(Berliner Zeit, bei euch 04:00 – 05:30 Uhr)').first(),
      ).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(GOOD_SHIFT)
      await expectAccessible(page)
    })
  }

  test('staff see it too, whose pages React takes over', async ({ page, product }) => {
    await addSession(page, product.admin)
    await page.goto('/trainings', { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible()
    await expect(
      page.getByText('(Berliner Zeit, bei euch 04:00 – 05:30 Uhr)').first(),
    ).toBeVisible()
  })

  test('the booking form says it of the chosen date', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.passStepOne('Einzelkarte')
    await booking.slot(1).choose('Uhren & Zeit')

    await expect(page.getByText('(Berliner Zeit, bei dir 04:00 – 05:30 Uhr)')).toBeVisible()
  })
})

test('in Berlin no page speaks of time zones', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByText(/Berliner Zeit/)).toHaveCount(0)
  }
})
