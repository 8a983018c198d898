import { expect, test } from 'vitest'
import { FOUND, SOUND_TEXTS } from '#tests/support/claims/found-inventions.ts'
import { INVENTIONS, PLANS, type Planted, SITES } from '#tests/support/claims/planted-inventions.ts'
import { type StrategyDraft, strategyDraftSchema } from '../domain/strategy-draft.ts'
import { draftAnswerSchema, draftCheck } from './strategy-sources.ts'

/** A short draft in each language that the check leaves as it is. */
const SOUND = {
  de: {
    position: { text: 'Was fehlt im Alltag?', basis: 'assumption', quotes: [] },
    opportunity: {
      title: 'Angebot am selben Tag',
      reason: { text: 'Wer wartet, fragt woanders an.', basis: 'assumption', quotes: [] },
      experiment: 'Schickt zwei Tage lang jedes Angebot sofort.',
    },
    service: 'Gespräche zeigen, wer wartet.',
    step: 'Lest den Entwurf zu zweit.',
  },
  en: {
    position: { text: 'What is missing in daily work?', basis: 'assumption', quotes: [] },
    opportunity: {
      title: 'An offer on the same day',
      reason: { text: 'Whoever waits asks somebody else.', basis: 'assumption', quotes: [] },
      experiment: 'Send each offer at once for two days.',
    },
    service: 'Interviews show who waits.',
    step: 'Read the draft together.',
  },
} as const

/** A draft of the AI service with one text planted in it. */
function answerWith({
  language,
  place,
  text,
  quotes,
}: Pick<Planted, 'language' | 'place' | 'text' | 'quotes'>) {
  const { position, opportunity, service, step } = SOUND[language]
  const basis = place === 'statement' ? 'page' : place === 'visitor' ? 'visitor' : 'assumption'
  const planted = { text, basis, quotes }
  const of = (...places: Planted['place'][]) => places.includes(place)
  const isPart = of('title', 'reason', 'experiment')
  const part = { [place]: place === 'reason' ? planted : text }
  return {
    position: of('statement', 'visitor', 'assumption') ? [position, planted] : [position],
    customers: [position],
    strengths: [position],
    openQuestions: of('question') ? [position, planted] : [position],
    opportunities: [opportunity, opportunity, isPart ? { ...opportunity, ...part } : opportunity],
    services: [
      { service: 'potenziale', reason: service },
      ...(of('service') ? [{ service: 'loesungen', reason: text }] : []),
    ],
    nextSteps: of('step') ? [step, text] : [step],
    thesis: { act: step, effect: step, reason: step, for: step, against: step, quotes: [] },
  }
}

function draftOf(planted: Pick<Planted, 'language' | 'place' | 'text' | 'quotes'>) {
  const { language } = planted
  const answer = draftAnswerSchema.parse(answerWith(planted))
  return strategyDraftSchema.parse(draftCheck([SITES[language]], language)(answer))
}

/** The statements of a draft that name a source. */
function sourcedIn({
  position,
  customers,
  strengths,
  openQuestions,
  opportunities,
}: StrategyDraft) {
  return [
    ...[position, customers, strengths, openQuestions].flat(),
    ...opportunities.map(({ reason }) => reason),
  ].filter(({ basis }) => basis !== 'assumption')
}

/**
 * Words of one quote, joined to another meaning: to see through it takes grammar. The quote is shown beside the statement
 * (decision 29).
 */
const JOINED = [
  'Bauherren beraten die Zimmerei kostenlos.',
  'Builders advise it free of charge.',
  'Die Heizkosten sind günstig.',
  'Die Heizkosten werden günstiger.',
  'Die Zimmerei liefert Heizkosten.',
  'Familien bauen seit 1998 Dachstühle.',
  'Heating costs are cheap.',
  'Lichtwerk ist das Unternehmen.',
  'Lübecks Familien bauen mit der Zimmerei.',
]
/** A name that is made of ordinary words. */
const ORDINARY_NAMES = ['Kunden sind vermutlich auch die Stadtwerke.']

test('planted inventions are not shown as the website’s or the visitor’s, and figures, names, prizes and years not at all', () => {
  const sourced: string[] = []
  const shown: string[] = []
  for (const planted of [...INVENTIONS, ...FOUND]) {
    const draft = draftOf(planted)
    if (sourcedIn(draft).length > 0) sourced.push(planted.text)
    if (planted.hidden && JSON.stringify(draft).includes(JSON.stringify(planted.text))) {
      shown.push(planted.text)
    }
  }

  expect([INVENTIONS.length, FOUND.length]).toEqual([83, 201])
  expect(sourced.toSorted()).toEqual(JOINED)
  expect(shown).toEqual(ORDINARY_NAMES)
})

test('a plan keeps its numbers (days, people to ask, thresholds), and what is sound is shown', () => {
  const lost = [...PLANS, ...SOUND_TEXTS].filter(
    (one) => !JSON.stringify(draftOf({ ...one, quotes: [] })).includes(JSON.stringify(one.text)),
  )

  expect(lost).toEqual([])
})
