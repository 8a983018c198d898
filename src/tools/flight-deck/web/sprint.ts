import { linesOf, phrase } from '#tools/documents/domain/phrase.ts'
import { FINALISTS_MAX, rankIdeas, type Scores } from '../domain/idea-ranking.ts'
import type { Goal, QuestionRules, Topic } from '../domain/question-rules.ts'
import type { StepTimer } from '../domain/step-timer.ts'

export const STEPS = ['problem', 'question', 'ideas', 'choice', 'concept'] as const
export type Step = (typeof STEPS)[number]

/** The parts of the problem: what happens, its signs, and what was tried. */
export const PROBLEM_PARTS = ['what', 'signs', 'tried'] as const
export type ProblemPart = (typeof PROBLEM_PARTS)[number]

/** The facts about the person, or the group, who is affected most. */
export const PERSON_PARTS = ['who', 'need', 'situation'] as const
export type Person = Readonly<Record<(typeof PERSON_PARTS)[number], string>>

/** The parts of the concept and of its test. Those of {@link LISTS} have one point on each line. */
export const IDEA_PARTS = ['name', 'promise', 'audience', 'how', 'assumptions'] as const
export const TEST_PARTS = ['hypothesis', 'steps', 'measure', 'duration'] as const
export const CONCEPT_PARTS = [...IDEA_PARTS, ...TEST_PARTS] as const
export const LISTS: readonly ConceptPart[] = ['how', 'assumptions', 'steps']
export type ConceptPart = (typeof CONCEPT_PARTS)[number]
export type ConceptFields = Readonly<Record<ConceptPart, string>>

/** Maximum lengths in UTF-16 units: together with their labels the texts fit into a request to the AI service. */
export const LENGTHS = {
  problem: 450,
  person: 120,
  others: 900,
  core: 80,
  line: 400,
  concept: 1200,
} as const

export interface Idea {
  readonly id: number
  readonly text: string
  readonly scores: Scores
}

/** All results of a sprint, as stored in the browser. */
export interface Sprint {
  readonly problem: Readonly<Record<ProblemPart, string>>
  readonly person: Person
  /** Who else is affected, a line each. */
  readonly others: string
  /** The topic of the questions as far as somebody chose it; null is what the rules find in the problem. */
  readonly core: string | null
  readonly goal: Goal | null
  /** The question to find ideas for; empty where none is chosen. */
  readonly question: string
  /** Questions in somebody's own words. They are kept when another one is chosen. */
  readonly ownQuestions: readonly string[]
  readonly ideas: readonly Idea[]
  /** What is typed into the field for ideas and not added yet. */
  readonly newIdea: string
  /** The clock of the step with the ideas; null before its first start. */
  readonly clock: StepTimer | null
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
  person: { who: '', need: '', situation: '' },
  others: '',
  core: null,
  goal: null,
  question: '',
  ownQuestions: [],
  ideas: [],
  newIdea: '',
  clock: null,
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

/** Everybody concerned of whom something is known, a line each: first who is affected most. */
export function peopleLines({ person, others }: Sprint): string[] {
  return [personLine(person), ...linesOf(others)].filter(Boolean)
}

/** Who it is, what they need, and in brackets their situation, as far as it is known. */
export function personLine({ who, need, situation }: Person): string {
  const known = [who, need].map((text) => text.trim()).filter(Boolean)
  const where = situation.trim()
  if (known.length === 0) return where
  return where ? `${known.join(': ')} (${where})` : known.join(': ')
}

export function writtenIdeas({ ideas }: Sprint): Idea[] {
  return ideas.filter(({ text }) => hasText(text))
}

/** True when the text contains more than spaces and punctuation. */
export function hasText(text: string): boolean {
  return phrase(text) !== ''
}
