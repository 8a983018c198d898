import { expect, hydrate, lookingTest as test } from '../support/browser/journey.ts'

test('the toggle leads to the page in the other language, and is remembered', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/datenschutz?von=brief#main', { waitUntil: 'networkidle' })
  const toggle = page.getByRole('link', { name: /^EN/ })
  await expect(toggle).toHaveText('EN')
  await toggle.click()

  await expect(page).toHaveURL(/\/en\/privacy\?von=brief#main$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')

  await page.getByRole('link', { name: /^DE/ }).click()
  await expect(page).toHaveURL(/\/datenschutz\?von=brief#main$/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de')
})

test('a website’s address that is typed on the home page stays when the language changes', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrate(page)
  const address = page.locator('#strategy-url')
  await address.fill('muster.example')
  await page.getByRole('link', { name: /^EN/ }).first().click()

  await expect(page).toHaveURL(/\/en$/)
  await expect(address).toHaveValue('muster.example')
})

test('who chose English gets English, before anything German is painted', async ({ page }) => {
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        sessionStorage.setItem(`${name} ${location.pathname}`, 'yes')
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/kontakt?von=brief#main')

  await expect(page).toHaveURL(/\/en\/contact\?von=brief#main$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const painted = await page.evaluate(() => Object.keys(sessionStorage))
  expect(painted.filter((entry) => entry.endsWith('/kontakt'))).toEqual([])
})

test('the choice also holds on the way through the site, and the shop stays German', async ({
  page,
}) => {
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()

  await expect(page).toHaveURL(/\/en\/imprint$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/trainings$/)
})

test('who chose German may still open an English page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.goto('/en/imprint', { waitUntil: 'networkidle' })

  await expect(page).toHaveURL(/\/en\/imprint$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
