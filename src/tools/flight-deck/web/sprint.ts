import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'
import { phrase } from '#tools/documents/domain/phrase.ts'
import type { Countdown } from '#tools/meeting-moderator/domain/countdown.ts'
import type { Scores, Weights } from '../domain/idea-ranking.ts'

/** The parts of the problem, in the order of the form. */
export const PROBLEM_PARTS = ['what', 'whom', 'signs', 'tried'] as const
export type ProblemPart = (typeof PROBLEM_PARTS)[number]

/** The facts about a person concerned. */
export const PERSON_PARTS = ['who', 'need', 'situation'] as const
export type PersonPart = (typeof PERSON_PARTS)[number]

/** The methods for finding ideas, in the order of display. */
export const METHODS = [
  'crazy-eights',
  'reversal',
  'analogy',
  'scamper',
  'ten-times',
] as const satisfies readonly IdeaMethod[]

/** Duration of each method in minutes. */
export const METHOD_MINUTES = {
  'crazy-eights': 8,
  reversal: 6,
  analogy: 6,
  scamper: 7,
  'ten-times': 5,
} as const satisfies Record<IdeaMethod, number>

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
export const LENGTHS = { problem: 450, person: 120, line: 400, concept: 1200 } as const

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
  /** The method that the idea was found with. */
  readonly method: IdeaMethod
  readonly scores: Scores
}

/** All results of a team's sprint, as stored in the browser. */
export interface Sprint {
  readonly problem: Readonly<Record<ProblemPart, string>>
  readonly people: readonly Person[]
  readonly questions: readonly Question[]
  /** Id of the question to find ideas for. */
  readonly questionId: number | null
  /** The selected method. */
  readonly method: IdeaMethod
  readonly ideas: readonly Idea[]
  readonly countdowns: Readonly<Partial<Record<IdeaMethod, Countdown>>>
  readonly hasSound: boolean
  readonly weights: Weights
  /** Id of the idea that becomes the concept. */
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
  problem: { what: '', whom: '', signs: '', tried: '' },
  people: [],
  questions: [],
  questionId: null,
  method: 'crazy-eights',
  ideas: [],
  countdowns: {},
  hasSound: false,
  weights: { value: 2, effort: 1, boldness: 1, fit: 1 },
  ideaId: null,
  concept: null,
  conceptIdeaId: null,
  withAi: false,
  lastId: 0,
}

export function chosenQuestion({ questions, questionId }: Sprint): Question | undefined {
  return questions.find(({ id, text }) => id === questionId && hasText(text))
}

export function chosenIdea({ ideas, ideaId }: Sprint): Idea | undefined {
  return ideas.find(({ id, text }) => id === ideaId && hasText(text))
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
