import { MEMBERS_MAX } from '#tools/rooms/domain/room.ts'
import type { Sketch } from './sketch.ts'

/** The steps of a team's sprint, in their order. The host decides which one is open. */
export const DECK_STEPS = [
  'arrive',
  'ideas',
  'sketches',
  'votes',
  'decision',
  'storyboard',
  'plan',
  'results',
] as const
export type DeckStep = (typeof DECK_STEPS)[number]

export const FRAMES = 6
/** How many dots each member has. */
export const DOTS = 3
export const IDEAS_PER_MEMBER = 12
export const SKETCHES_PER_MEMBER = 3
/** Of a whole room: those of members who were removed stay in it, and others may have joined in their place. */
export const IDEAS_MAX = MEMBERS_MAX * IDEAS_PER_MEMBER
export const SKETCHES_MAX = MEMBERS_MAX * SKETCHES_PER_MEMBER
export const HYPOTHESES_MAX = 6
export const TIMER_MINUTES_MAX = 60

/** Maximum lengths in UTF-16 units. */
export const DECK_LENGTHS = {
  question: 400,
  idea: 300,
  caption: 200,
  plan: 400,
  hypothesis: 200,
  result: 400,
} as const

/** What a hypothesis says: for whom, what changes, and from which value on it counts as confirmed. */
export const HYPOTHESIS_PARTS = ['group', 'change', 'threshold'] as const
export type HypothesisPart = (typeof HYPOTHESIS_PARTS)[number]

/** The parts of the test plan: with whom, how, and until when. */
export const PLAN_PARTS = ['who', 'how', 'when'] as const
export type PlanPart = (typeof PLAN_PARTS)[number]

/** What follows from a result. */
export const VERDICTS = ['keep', 'change', 'drop'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface DeckIdea {
  readonly id: string
  /** Id of the member who wrote it. */
  readonly by: string
  readonly text: string
  readonly sketch: Sketch
}

export interface Frame {
  /** Id of the member who works on it; null while nobody does. Only that member changes it. */
  readonly by: string | null
  readonly caption: string
  readonly sketch: Sketch
}

export interface Hypothesis extends Readonly<Record<HypothesisPart, string>> {
  readonly id: string
  readonly by: string
  /** What was measured or observed. */
  readonly result: string
  readonly verdict: Verdict | null
}

/** The sprint of a team, as stored. */
export interface DeckContent {
  readonly step: DeckStep
  /** What ideas are looked for. */
  readonly question: string
  /** When the step's time is over, ISO 8601; null where no timer runs. */
  readonly timerEndsAt: string | null
  readonly ideas: readonly DeckIdea[]
  /** Dots by the member who gave them, then by idea. Secret. */
  readonly votes: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Set when the host opens the decision. From then on nobody can vote, and everybody sees the sums. */
  readonly areVotesRevealed: boolean
  /** Id of the member who decides; null for the host. */
  readonly deciderId: string | null
  /** Id of the idea that was decided for. */
  readonly decidedId: string | null
  readonly frames: readonly Frame[]
  readonly hypotheses: readonly Hypothesis[]
  readonly plan: Readonly<Record<PlanPart, string>>
}

export function newDeckContent(question: string): DeckContent {
  return {
    step: 'arrive',
    question,
    timerEndsAt: null,
    ideas: [],
    votes: {},
    areVotesRevealed: false,
    deciderId: null,
    decidedId: null,
    frames: Array.from({ length: FRAMES }, () => ({ by: null, caption: '', sketch: [] })),
    hypotheses: [],
    plan: { who: '', how: '', when: '' },
  }
}

/** Whether `step` comes before `other`. */
export function isBefore(step: DeckStep, other: DeckStep): boolean {
  return DECK_STEPS.indexOf(step) < DECK_STEPS.indexOf(other)
}

/** The sum of all dots of each idea that has any. */
export function dotsByIdea({ votes }: Pick<DeckContent, 'votes'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const given of Object.values(votes))
    for (const [idea, dots] of Object.entries(given)) sums[idea] = (sums[idea] ?? 0) + dots
  return sums
}

/** How many dots a member has given. */
export function dotsGiven({ votes }: Pick<DeckContent, 'votes'>, memberId: string): number {
  return Object.values(votes[memberId] ?? {}).reduce((sum, dots) => sum + dots, 0)
}

/** Whether the member decides: the decider, or the host where there is none. */
export function isDecider(
  { deciderId }: Pick<DeckContent, 'deciderId'>,
  who: { memberId: string; isHost: boolean },
): boolean {
  return deciderId === null ? who.isHost : deciderId === who.memberId
}

/** How many ideas have a sketch. */
export function sketchCountOf({ ideas }: Pick<DeckContent, 'ideas'>): number {
  return ideas.filter(({ sketch }) => sketch.length > 0).length
}
