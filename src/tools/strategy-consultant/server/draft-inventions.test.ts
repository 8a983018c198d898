import { expect, onTestFinished, test } from 'vitest'
import { FOUND, SOUND_TEXTS } from '#tests/support/claims/found-inventions.ts'
import { INVENTIONS, PLANS, type Planted, SITES } from '#tests/support/claims/planted-inventions.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { startAiServer } from '#tests/support/servers/ai-server.ts'
import { type StrategyDraft, strategyDraftEventSchema } from '../domain/strategy-draft.ts'
import { STRATEGY_DRAFTS_PATH } from './strategy-drafts.routes.ts'

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
function answerWith({ language, place, text, quotes }: Omit<Planted, 'hidden'>) {
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
  }
}

async function drafting() {
  const ai = await startAiServer()
  onTestFinished(() => ai.close())
  const unlimited = {
    AI_CALLS_PER_DAY: '1000',
    AI_CALLS_PER_DAY_VISITOR: '1000',
    LIMIT_STRATEGY_DRAFTS_PER_MINUTE: '1000',
  }
  const product = await startTestProduct({ ...ai.settings, ...unlimited })
  return async (planted: Omit<Planted, 'hidden'>) => {
    ai.answer('strategy-draft', answerWith(planted))
    const { language } = planted
    const response = await product.request(STRATEGY_DRAFTS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ facts: SITES[language], language, ai: true }),
    })
    const body = await response.text()
    const events = body
      .trim()
      .split('\n')
      .map((line) => strategyDraftEventSchema.parse(JSON.parse(line)))
    const last = events.at(-1)
    if (last?.type !== 'draft' || last.madeBy !== 'ai') throw new Error(`no draft by AI: ${body}`)
    return { body, draft: last.draft }
  }
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

test('of all planted inventions none is shown as the website’s or the visitor’s, and figures, names, prizes and years not at all', async () => {
  const draftOf = await drafting()
  const sourced: string[] = []
  const shown: string[] = []
  for (const planted of [...INVENTIONS, ...FOUND]) {
    const { body, draft } = await draftOf(planted)
    if (sourcedIn(draft).length > 0) sourced.push(planted.text)
    if (planted.hidden && body.includes(JSON.stringify(planted.text))) shown.push(planted.text)
  }

  expect(INVENTIONS.length).toBeGreaterThan(80)
  expect(sourced).toEqual([])
  expect(shown).toEqual([])
})

test('a plan keeps its numbers (days, people to ask, thresholds), and what is sound is shown', async () => {
  const draftOf = await drafting()
  const lost: string[] = []
  for (const plan of [...PLANS, ...SOUND_TEXTS]) {
    const { body } = await draftOf({ ...plan, quotes: [] })
    if (!body.includes(JSON.stringify(plan.text))) lost.push(plan.text)
  }

  expect(lost).toEqual([])
})
