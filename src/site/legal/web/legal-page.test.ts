import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import { PARTICIPATION_TEXTS } from '../domain/participation-texts.ts'
import { PRIVACY_PARTS } from '../domain/privacy-parts.ts'
import { PRIVACY_TEXTS } from '../domain/privacy-texts.ts'
import { Screen } from './legal-page.tsx'

const COOKIES = 'Cookies und Speicher im Browser'
const PARTS = PRIVACY_PARTS.map((_, index) => String(index + 1))
const COOKIES_PART = PARTS[PRIVACY_PARTS.findIndex(({ heading }) => heading.de === COOKIES)]

/** The privacy policy where staff have stored these texts. */
function policyWith(stored: Record<string, string>) {
  const content = Object.entries(stored).map(([key, text]) => ({
    section: 'datenschutz.de',
    key,
    content: text,
  }))
  const place = { page: 'datenschutz', language: 'de' } as const
  return pageWith({ ...place, texts: pageTexts(PRIVACY_TEXTS, place, content) })
}

function pageWith(
  shown: Pick<ScreenProps<LegalTexts>, 'page' | 'language' | 'texts'>,
  rules = DEFAULT_BOOKING_RULES,
) {
  const props = {
    ...shown,
    shared: null,
    site: { labels: { contents: 'Inhalt' } } as ScreenProps<LegalTexts>['site'],
    hasAiService: false,
    rules,
  }
  return load(renderToStaticMarkup(createElement(Screen, props)))
}

test('the link to the cookies leads to their part, wherever staff have put it', () => {
  const sorted = PARTS.toReversed().join(' ')

  expect(policyWith({}).root().find('h2#cookies').text()).toBe(COOKIES)
  expect(policyWith({ paragraphs: sorted }).root().find('h2#cookies').text()).toBe(COOKIES)
})

test('the link to the cookies leads to the top of the page where staff have removed their part', () => {
  const others = PARTS.filter((id) => id !== COOKIES_PART)
  const $ = policyWith({ paragraphs: others.join(' ') })

  expect(
    $('[id=cookies]')
      .map((_, element) => element.tagName)
      .get(),
  ).toEqual(['h1'])
  expect($('nav a')).toHaveLength(PARTS.length - 1)
  for (const link of $('nav a').get()) expect($($(link).attr('href') ?? '')).toHaveLength(1)
})

test('the e-mail address of the firm is a link, also before invisible characters', () => {
  const $ = policyWith({ 'paragraphs.1.text.1': 'Schreib an {{email}}\u200b\u2060' })
  const paragraph = $('h2#part-1 + p')

  expect(paragraph.text()).toBe(`Schreib an ${SAMPLE_FIRM.email}\u200b\u2060`)
  expect(paragraph.find('a').attr('href')).toBe(`mailto:${SAMPLE_FIRM.email}`)
})

test('staff can say in their own words what the product does with data', () => {
  const $ = policyWith({
    'paragraphs.1.text.1': 'Eine Mail ohne Anmeldung löschen wir nach {{mail_tage}} Tagen.',
  })

  expect($('h2#part-1 + p').text()).toBe('Eine Mail ohne Anmeldung löschen wir nach 90 Tagen.')
})

test('the notice about a sample goes when staff empty it', () => {
  expect(policyWith({}).text()).toContain('Muster: Der Text beschreibt')
  expect(policyWith({ notice: '' }).text()).not.toContain('Muster: Der Text beschreibt')
})

test.each([
  ['de', 'kostet höchstens 50\u00a0%', 'mit 30 Tagen Zahlungsziel', 'innerhalb eines Werktags'],
  ['en', 'costs at most 50%', 'due within 30 days', 'within one working day'],
] as const)('the terms of participation say the rules in force: %s', (language, ...said) => {
  const place = { page: 'teilnahmebedingungen', language } as const
  const texts = pageTexts(PARTICIPATION_TEXTS, place, [])
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    lateCancelPercent: 50,
    paymentDays: 30,
    answerWithinDays: 1,
  }
  const text = pageWith({ ...place, texts }, rules).text()

  for (const words of said) expect(text).toContain(words)
  expect(text).not.toContain('{{')
})
