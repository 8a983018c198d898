import type { Page } from '@playwright/test'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { texts as germanDeck } from '../../src/tools/flight-deck/web/flight-deck.de.ts'
import { texts as englishDeck } from '../../src/tools/flight-deck/web/flight-deck.en.ts'
import { texts as germanMeeting } from '../../src/tools/meeting-moderator/web/meeting-moderator.de.ts'
import { texts as englishMeeting } from '../../src/tools/meeting-moderator/web/meeting-moderator.en.ts'
import { texts as germanStrategy } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { texts as englishStrategy } from '../../src/tools/strategy-consultant/web/strategy-consultant.en.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import { expect, test as journeyTest, lookingTest } from '../support/browser/journey.ts'

const TEXTS = {
  de: { deck: germanDeck, meeting: germanMeeting, strategy: germanStrategy },
  en: { deck: englishDeck, meeting: englishMeeting, strategy: englishStrategy },
} as const

const LABELS =
  'h1, h2, h3, h4, h5, h6, button, summary, label, legend, nav a, footer a, a[class*="rounded-button"], span[class*="rounded-button"]'

/** Headings, menus, buttons and badges that speak of AI. */
async function aiLabels(page: Page): Promise<string[]> {
  return page.locator(LABELS).evaluateAll((elements) =>
    elements
      .flatMap((one) => [
        one.textContent,
        one.getAttribute('aria-label'),
        one.getAttribute('title'),
      ])
      .filter((text) => text !== null)
      .filter((text) => /\b(?:KI|AI)\b/.test(text)),
  )
}

/** Goes through the screens of the three tools, and calls `look` on each. */
async function throughTools(
  page: Page,
  language: 'de' | 'en',
  look: (screen: string) => Promise<void>,
) {
  const { deck, meeting, strategy } = TEXTS[language]
  await page.goto(PAGES.strategyConsultant[language], { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: strategy.byHand.button }).first().click()
  await page.getByRole('textbox', { name: strategy.facts.labels.name }).fill('Nord')
  await page.getByRole('textbox', { name: strategy.facts.labels.description }).fill('Bikes')
  await look('facts')
  await page.getByRole('button', { name: strategy.make.button }).click()
  await expect(page.getByRole('heading', { name: strategy.draft.title('Nord') })).toBeFocused()
  await look('draft')

  await page.goto(PAGES.flightDeck[language], { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: deck.problem.fields.what.label }).fill('Bikes')
  for (const step of [2, 3, 4, 5]) {
    await page.goto(`${PAGES.flightDeck[language]}?sprint=${step}`, { waitUntil: 'networkidle' })
    await look(`sprint ${step}`)
  }

  await page.goto(PAGES.meetingModerator[language], { waitUntil: 'networkidle' })
  await look('meeting')
  await page.getByRole('button', { name: meeting.steps.names.result }).click()
  await look('minutes')
}

for (const language of ['de', 'en'] as const) {
  lookingTest(
    `no screen of a tool is labelled with AI where no service is set up: ${language}`,
    { tag: language === 'de' ? [] : '@twin' },
    async ({ page }) => {
      await throughTools(page, language, async (screen) => {
        expect(await aiLabels(page), screen).toEqual([])
      })
    },
  )
}

const aiTest = journeyTest.extend<AiFixture>(aiFixtures)

aiTest('the screens that use an AI service say so', async ({ page }) => {
  const { strategy, deck, meeting } = TEXTS.en
  const said: Record<string, string> = {
    draft: strategy.draft.withAi,
    'sprint 2': deck.suggestions.aiBadge,
    meeting: meeting.plan.ai.badge,
    minutes: meeting.result.ai.badge,
  }
  await throughTools(page, 'en', async (screen) => {
    const label = said[screen]
    if (label === undefined) return
    const labels = await aiLabels(page)
    expect(
      labels.filter((text) => text.trim() === label),
      screen,
    ).not.toEqual([])
    delete said[screen]
  })
  expect(said, 'screens that were not looked at').toEqual({})
})
