import { phrase } from '#tools/documents/domain/phrase.ts'
import type { Countdown } from '../domain/countdown.ts'
import { FINALISTS_MAX, rankIdeas, type Scores } from '../domain/idea-ranking.ts'
import type { Goal, QuestionRules, Topic } from '../domain/question-rules.ts'

export const STEPS = ['problem', 'question', 'ideas', 'choice', 'concept'] as const
export type Step = (typeof STEPS)[number]

/** The parts of the problem: what happens, its signs, and what was tried. */
export const PROBLEM_PARTS = ['what', 'signs', 'tried'] as const
export type ProblemPart = (typeof PROBLEM_PARTS)[number]

/** The facts about a person concerned. */
export const PERSON_PARTS = ['who', 'need', 'situation'] as const
export type PersonPart = (typeof PERSON_PARTS)[number]

/** The parts of the concept. Parts with several points have one on each line. */
export const CONCEPT_PARTS = [
  'name',
  'promise',
  'audience',
  'how',
  'assumptions',
  'hypothesis',
  'steps',
  'measure',
  'duration',
] as const
export type ConceptPart = (typeof CONCEPT_PARTS)[number]
export type ConceptFields = Readonly<Record<ConceptPart, string>>

/** Maximum lengths in UTF-16 units: together with their labels the texts fit into a request to the AI service. */
export const LENGTHS = { problem: 450, person: 120, core: 80, line: 400, concept: 1200 } as const

/** The time for ideas, in milliseconds. */
export const IDEAS_MS = 4 * 60_000

export interface Person extends Readonly<Record<PersonPart, string>> {
  readonly id: number
}

export interface Question {
  readonly id: number
  readonly text: string
}

export interface Idea {
  readonly id: number
  readonly text: string
  readonly scores: Scores
}

/** All results of a sprint, as stored in the browser. */
export interface Sprint {
  readonly problem: Readonly<Record<ProblemPart, string>>
  /** The one who is affected most comes first. */
  readonly people: readonly Person[]
  /** The topic of the questions as far as somebody chose it; null is what the rules find in the problem. */
  readonly core: string | null
  readonly goal: Goal | null
  readonly questions: readonly Question[]
  /** Id of the question to find ideas for. */
  readonly questionId: number | null
  readonly ideas: readonly Idea[]
  /** The clock of the step with the ideas; null before its first start. */
  readonly clock: Countdown | null
  /** True while a running clock waits because its step was left. */
  readonly isClockLeft: boolean
  /** Ids of the ideas with a dot, at most {@link FINALISTS_MAX}. */
  readonly dots: readonly number[]
  /** Id of the idea that somebody chose to become the concept. */
  readonly ideaId: number | null
  /** Null until somebody edits it: the concept is then derived by the method. */
  readonly concept: ConceptFields | null
  /** Id of the idea that the edited concept was started for. */
  readonly conceptIdeaId: number | null
  /** True when a text of an AI service was taken over. */
  readonly withAi: boolean
  /** The highest id that was assigned. */
  readonly lastId: number
}

export const EMPTY_SPRINT: Sprint = {
  problem: { what: '', signs: '', tried: '' },
  people: [],
  core: null,
  goal: null,
  questions: [],
  questionId: null,
  ideas: [],
  clock: null,
  isClockLeft: false,
  dots: [],
  ideaId: null,
  concept: null,
  conceptIdeaId: null,
  withAi: false,
  lastId: 0,
}

/** The topic of the questions: as somebody wrote it, or as the rules find it in the problem. */
export function topicOf({ problem, core, goal }: Sprint, rules: QuestionRules): Topic {
  const found = rules.topicOf(problem.what)
  return { core: core ?? found.core, goal: goal ?? found.goal }
}

export function chosenQuestion({ questions, questionId }: Sprint): Question | undefined {
  return questions.find(({ id, text }) => id === questionId && hasText(text))
}

/** The ideas that are compared: those with a dot, or all where there are few. */
export function finalists(sprint: Sprint): Idea[] {
  const ideas = writtenIdeas(sprint)
  return ideas.length <= FINALISTS_MAX ? ideas : ideas.filter(({ id }) => sprint.dots.includes(id))
}

/** The idea of the concept: the one that somebody chose, or else the only one or the one that alone is first. */
export function chosenIdea(sprint: Sprint): Idea | undefined {
  const chosen = writtenIdeas(sprint).find(({ id }) => id === sprint.ideaId)
  if (chosen) return chosen
  const compared = finalists(sprint)
  if (compared.length <= 1) return compared[0]
  const { ranked, unscored } = rankIdeas(compared)
  const [first, second] = ranked
  const isAlone = unscored.length === 0 && second?.place !== 1
  return isAlone ? compared.find(({ id }) => id === first?.id) : undefined
}

/** People with at least one fact. */
export function knownPeople({ people }: Sprint): Person[] {
  return people.filter((person) => PERSON_PARTS.some((part) => hasText(person[part])))
}

export function writtenQuestions({ questions }: Sprint): Question[] {
  return questions.filter(({ text }) => hasText(text))
}

export function writtenIdeas({ ideas }: Sprint): Idea[] {
  return ideas.filter(({ text }) => hasText(text))
}

/** True when the text contains more than spaces and punctuation. */
export function hasText(text: string): boolean {
  return phrase(text) !== ''
}
