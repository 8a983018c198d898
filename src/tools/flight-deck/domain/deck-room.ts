import type { Sketch } from './sketch.ts'
import type { StepTimer } from './step-timer.ts'

/** The steps of a team's sprint, in their order. The host decides which one is open. */
export const DECK_STEPS = [
  'arrive',
  'ideas',
  'sketches',
  'group',
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
export const HYPOTHESES_MAX = 6
export const TIMER_MINUTES_MAX = 60
/** People of the problem that a room takes along from the sprint of who opens it. */
export const PEOPLE_MAX = 10

/** Maximum lengths in UTF-16 units. */
export const DECK_LENGTHS = {
  question: 400,
  problem: 2_200,
  person: 450,
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
  /** Id of the idea that it was put to as the same or alike; null for one that stands for itself. */
  readonly under: string | null
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

type Written = { readonly [Part in keyof Hypothesis]?: Hypothesis[Part] | undefined }

/** A hypothesis after some parts of it were written. The others stay: two people may write in it at the same time. */
export function rewritten(known: Hypothesis, written: Written): Hypothesis {
  const { group = known.group, change = known.change, threshold = known.threshold } = written
  const { result = known.result, verdict = known.verdict } = written
  return { ...known, group, change, threshold, result, verdict }
}

/** A hypothesis that was added; undefined where a part of it is missing. */
export function addedHypothesis(written: Written & { id: string }, by: string) {
  const { id, group, change, threshold } = written
  if (group === undefined || change === undefined || threshold === undefined) return undefined
  return { id, by, group, change, threshold, result: '', verdict: null }
}

/** The sprint of a team. */
export interface DeckContent {
  readonly step: DeckStep
  /** What ideas are looked for. */
  readonly question: string
  /** What the host knew before about the problem and its people, a line for each person. */
  readonly problem: string
  readonly people: readonly string[]
  /** The time of each step that has one. Only that of the open step runs. */
  readonly timers: Readonly<Partial<Record<DeckStep, StepTimer>>>
  /** Ids of the members who are done with the open step. */
  readonly done: readonly string[]
  readonly ideas: readonly DeckIdea[]
  /** Dots by the member who gave them, then by idea. Secret. */
  readonly votes: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Ids of the ideas that are voted on again because they had the same number of dots; null for all. */
  readonly runoff: readonly string[] | null
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

/** A sprint as it may be stored: rooms of before lack what was added later, and had one timer, of the open step. */
export type StoredDeckContent = Partial<Omit<DeckContent, 'ideas'>> & {
  readonly step: DeckStep
  readonly ideas: readonly (Omit<DeckIdea, 'under'> & Partial<Pick<DeckIdea, 'under'>>)[]
  readonly timerEndsAt?: string | null
}

/** What a room begins with. */
export type DeckStart = Pick<DeckContent, 'question' | 'problem' | 'people'>

type GivenStart = Pick<DeckStart, 'question'> & {
  [Part in 'problem' | 'people']?: DeckStart[Part] | undefined
}

export function newDeckContent({ question, problem = '', people = [] }: GivenStart): DeckContent {
  return {
    step: 'arrive',
    question,
    problem,
    people,
    timers: {},
    done: [],
    ideas: [],
    votes: {},
    runoff: null,
    areVotesRevealed: false,
    deciderId: null,
    decidedId: null,
    frames: Array.from({ length: FRAMES }, () => ({ by: null, caption: '', sketch: [] })),
    hypotheses: [],
    plan: { who: '', how: '', when: '' },
  }
}

/** The sprint that is stored, also where an earlier version of the product stored it. */
export function readDeckContent({ timerEndsAt, ...stored }: StoredDeckContent): DeckContent {
  return {
    ...newDeckContent({ question: '' }),
    timers: timerEndsAt ? { [stored.step]: { endsAt: timerEndsAt } } : {},
    ...stored,
    ideas: stored.ideas.map((idea) => ({ under: null, ...idea })),
  }
}

/** Whether `step` comes before `other`. */
export function isBefore(step: DeckStep, other: DeckStep): boolean {
  return DECK_STEPS.indexOf(step) < DECK_STEPS.indexOf(other)
}

/** Whether the member decides: the decider, or the host where there is none. */
export function isDecider(
  { deciderId }: Pick<DeckContent, 'deciderId'>,
  who: { memberId: string; isHost: boolean },
): boolean {
  return deciderId === null ? who.isHost : deciderId === who.memberId
}

/** How many ideas have a sketch. */
export function sketchCountOf(ideas: DeckContent['ideas']): number {
  return ideas.filter(({ sketch }) => sketch.length > 0).length
}
