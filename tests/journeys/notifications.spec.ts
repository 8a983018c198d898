import { BookingPage } from '../support/browser/booking-page.ts'
import { expect, lookingTest as test } from '../support/browser/journey.ts'

test('a notification goes by itself after five seconds', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  // From here on the clock runs only when the test advances it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await booking.next.click()
  await page.clock.runFor(400)
  await expect(booking.notification).toBeVisible()

  await page.clock.runFor(4_400)
  await expect(booking.notification).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(booking.notification).toHaveCount(0)
})

test('there is one notification at a time, and its close control dismisses it', {
  tag: '@both',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.next.click()
  await booking.next.click()

  await expect(booking.notification).toHaveCount(1)
  await booking.notification.getByRole('button', { name: 'Schließen' }).click()
  await expect(booking.notification).toHaveCount(0)
})

test('F8 takes the keyboard to the notifications', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.next.click()
  await expect(booking.notification).toBeVisible()

  await page.keyboard.press('F8')

  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'),
      ),
    )
    .toContain('F8')
})

test('a swipe to the right dismisses a notification', { tag: '@both' }, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.next.click()
  await expect(booking.notification).toBeVisible()
  const box = await booking.notification.boundingBox()
  if (!box) throw new Error('The notification has no place on the screen')
  const [x, y] = [box.x + 20, box.y + box.height / 2]

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y, { steps: 5 })
  await page.mouse.move(x + 120, y, { steps: 5 })
  await page.mouse.up()

  await expect(booking.notification).toHaveCount(0)
})
