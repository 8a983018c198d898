import { load } from 'cheerio'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOME_TEXTS } from '#site/home/domain/home-texts.ts'
import { SITE_TEXTS } from '#site/pages/domain/site-texts.ts'
import { sampleTexts } from '#site/pages/web/load-page-texts.ts'
import { LANGUAGES, type Language, PAGES } from '#site/pages/web/page-table.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { startAiServer } from '#tests/support/servers/ai-server.ts'
import { toolsTexts as germanTools } from '#tools/frame/web/tools.de.ts'
import { toolsTexts as englishTools } from '#tools/frame/web/tools.en.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageRenderer } from './render-page.tsx'

const TOOLS_TEXTS = { de: germanTools, en: englishTools }

const TOOLS = ['strategyConsultant', 'flightDeck', 'meetingModerator'] as const
const AI = /\b(?:KI|AI)\b/

/** Headings, menus, buttons and badges: whatever names something. */
const LABELS =
  'title, h1, h2, h3, h4, h5, h6, button, summary, label, legend, nav a, footer a, a[class*="rounded-button"], span[class*="rounded-button"]'

type Render = ReturnType<typeof pageRenderer>
type Ask = Parameters<Render>[1]

/** The labels of a rendered page: their texts, accessible names and tooltips. */
async function labelsOf(request: Ask, address: string): Promise<string[]> {
  const url = 'http://localhost:3000'
  const render = pageRenderer({ assets: NO_ASSETS, publicUrl: url, log: pino({ enabled: false }) })
  const $ = load((await render(new Request(url + address), request)).html.join(''))
  return $(LABELS)
    .toArray()
    .flatMap((label) => [$(label).text(), $(label).attr('aria-label'), $(label).attr('title')])
    .filter((text) => text !== undefined)
    .map((text) => text.trim())
}

function addresses(language: Language): string[] {
  const [flightDeck, strategy] = [PAGES.flightDeck[language], PAGES.strategyConsultant[language]]
  return [
    ...['home', ...TOOLS].map((page) => PAGES[page as keyof typeof PAGES][language]),
    ...TOOLS.map((tool) => `${PAGES[tool][language]}?embed=1`),
    ...[2, 3, 4, 5, 6].map((step) => `${flightDeck}?sprint=${step}`),
    `${strategy}?step=facts`,
  ]
}

describe.each(LANGUAGES)('labels in the language %s', (language) => {
  const { tools: home } = sampleTexts(HOME_TEXTS, language)
  const { nav } = sampleTexts(SITE_TEXTS, language)
  const tools = TOOLS_TEXTS[language]

  test('do not speak of AI where no AI service is set up', async () => {
    const { request } = await lendTestProduct()
    for (const address of addresses(language)) {
      const labels = await labelsOf(request, address)
      expect(labels.length, address).toBeGreaterThan(4)
      expect(
        labels.filter((label) => AI.test(label)),
        address,
      ).toEqual([])
    }
    expect(await labelsOf(request, PAGES.home[language])).toEqual(
      expect.arrayContaining([home.title, nav.tools]),
    )
  })

  test('say where AI is used if a service is set up', async () => {
    const service = await startAiServer()
    onTestFinished(service.close)
    const { request } = await startTestProduct(service.settings)
    const labels = await labelsOf(request, PAGES.home[language])
    expect(labels).toEqual(expect.arrayContaining([home.titleWithAi, nav.toolsWithAi]))
    expect(labels.filter((label) => label === home.aiLabel)).toHaveLength(TOOLS.length)
    for (const tool of TOOLS) {
      expect(await labelsOf(request, PAGES[tool][language]), tool).toContain(tools.withAi)
    }
  })
})
