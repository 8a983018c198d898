import { expect, hydrate, lookingTest as test } from '../support/browser/journey.ts'

/** As campaigns write them: some look like numbers beyond a number's range, or like booleans. */
const CAMPAIGN =
  '?utm_source=newsletter&utm_medium=e-mail&utm_campaign=2026&gclid=12345678901234567890&fbclid=IwAR0_a-b&n=007&neu=true'

test('a page works under an address with parameters of a campaign, and the address keeps them', async ({
  page,
}) => {
  for (const [path, hasReact] of [
    ['/', false],
    ['/en', false],
    ['/trainings', false],
    ['/trainings/anmeldung', true],
    ['/tools/meeting-moderator', true],
  ] as const) {
    await page.goto(path)
    const current = page.locator('[aria-current]')
    const currentOnPlainPage = await current.count()
    await page.goto(path + CAMPAIGN)
    if (hasReact) await hydrate(page)

    await expect(page).toHaveURL(path + CAMPAIGN)
    await expect(current).toHaveCount(currentOnPlainPage)
  }
})

test('the change of language keeps the parameters of a campaign', async ({ page }) => {
  await page.goto(`/kontakt${CAMPAIGN}`)
  await page.getByRole('link', { name: /^EN/ }).click()
  await expect(page).toHaveURL(`/en/contact${CAMPAIGN}`)
})
