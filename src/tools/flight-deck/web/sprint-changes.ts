import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'
import type { Countdown } from '#tools/meeting-moderator/domain/countdown.ts'
import type { Criterion, Score, Weight } from '../domain/idea-ranking.ts'
import {
  type ConceptFields,
  EMPTY_SPRINT,
  METHODS,
  type PersonPart,
  type ProblemPart,
  type Sprint,
} from './sprint.ts'

/** A change of the sprint by the visitor. */
export type SprintChange =
  | { type: 'problem'; part: ProblemPart; text: string }
  | { type: 'add-person'; who: string }
  | { type: 'person'; id: number; part: PersonPart; text: string }
  | { type: 'remove-person'; id: number }
  | { type: 'add-question'; text: string }
  | { type: 'question'; id: number; text: string }
  | { type: 'remove-question'; id: number }
  | { type: 'choose-question'; id: number }
  | { type: 'method'; method: IdeaMethod }
  | { type: 'countdown'; method: IdeaMethod; countdown: Countdown }
  | { type: 'sound'; isOn: boolean }
  | { type: 'add-idea'; text: string }
  | { type: 'idea'; id: number; text: string }
  | { type: 'remove-idea'; id: number }
  /** Moves an idea to the index of another one. */
  | { type: 'move-idea'; id: number; to: number }
  | { type: 'weight'; criterion: Criterion; weight: Weight }
  | { type: 'score'; id: number; criterion: Criterion; score: Score }
  | { type: 'choose-idea'; id: number }
  /** The concept after an edit. */
  | { type: 'concept'; concept: ConceptFields }
  /** Replaces the concept by another one, for the chosen idea. */
  | { type: 'replace-concept'; concept: ConceptFields }
  /** Discards the edits: the concept is derived by the method again. */
  | { type: 'remove-concept' }
  | { type: 'with-ai' }
  | { type: 'clear' }

/** The sprint after a change. A change of an item that no longer exists has no effect. */
export function changedSprint(sprint: Sprint, change: SprintChange): Sprint {
  switch (change.type) {
    case 'problem':
      return { ...sprint, problem: { ...sprint.problem, [change.part]: change.text } }
    case 'add-person':
    case 'person':
    case 'remove-person':
      return withPeople(sprint, change)
    case 'add-question':
    case 'question':
    case 'remove-question':
    case 'choose-question':
      return withQuestions(sprint, change)
    case 'method':
      return { ...sprint, method: change.method }
    case 'countdown':
      return {
        ...sprint,
        countdowns: { ...sprint.countdowns, [change.method]: change.countdown },
      }
    case 'sound':
      return { ...sprint, hasSound: change.isOn }
    case 'weight':
      return { ...sprint, weights: { ...sprint.weights, [change.criterion]: change.weight } }
    case 'concept': {
      const conceptIdeaId = sprint.concept === null ? sprint.ideaId : sprint.conceptIdeaId
      return { ...sprint, concept: change.concept, conceptIdeaId }
    }
    case 'replace-concept':
      return { ...sprint, concept: change.concept, conceptIdeaId: sprint.ideaId }
    case 'remove-concept':
      return { ...sprint, concept: null, conceptIdeaId: null }
    case 'with-ai':
      return { ...sprint, withAi: true }
    case 'clear':
      return EMPTY_SPRINT
    default:
      return withIdeas(sprint, change)
  }
}

type ChangeOfType<Type extends SprintChange['type']> = Extract<SprintChange, { type: Type }>

function withPeople(
  sprint: Sprint,
  change: ChangeOfType<'add-person' | 'person' | 'remove-person'>,
): Sprint {
  const { people, lastId } = sprint
  switch (change.type) {
    case 'add-person': {
      const person = { id: lastId + 1, who: change.who, need: '', situation: '' }
      return { ...sprint, people: [...people, person], lastId: person.id }
    }
    case 'person':
      return {
        ...sprint,
        people: people.map((one) =>
          one.id === change.id ? { ...one, [change.part]: change.text } : one,
        ),
      }
    case 'remove-person':
      return { ...sprint, people: people.filter(({ id }) => id !== change.id) }
  }
}

function withQuestions(
  sprint: Sprint,
  change: ChangeOfType<'add-question' | 'question' | 'remove-question' | 'choose-question'>,
): Sprint {
  const { questions, questionId, lastId } = sprint
  switch (change.type) {
    case 'add-question': {
      const question = { id: lastId + 1, text: change.text }
      // The first question is the chosen one until another is chosen.
      return {
        ...sprint,
        questions: [...questions, question],
        questionId: questionId ?? question.id,
        lastId: question.id,
      }
    }
    case 'question':
      return {
        ...sprint,
        questions: questions.map((one) =>
          one.id === change.id ? { ...one, text: change.text } : one,
        ),
      }
    case 'remove-question': {
      const rest = questions.filter(({ id }) => id !== change.id)
      const next = questionId === change.id ? (rest[0]?.id ?? null) : questionId
      return { ...sprint, questions: rest, questionId: next }
    }
    case 'choose-question':
      return questions.some(({ id }) => id === change.id)
        ? { ...sprint, questionId: change.id }
        : sprint
  }
}

function withIdeas(
  sprint: Sprint,
  change: ChangeOfType<'add-idea' | 'idea' | 'remove-idea' | 'move-idea' | 'score' | 'choose-idea'>,
): Sprint {
  const { ideas, ideaId, lastId } = sprint
  switch (change.type) {
    case 'add-idea': {
      const idea = { id: lastId + 1, text: change.text, method: sprint.method, scores: {} }
      return { ...sprint, ideas: [...ideas, idea], lastId: idea.id }
    }
    case 'idea':
      return {
        ...sprint,
        ideas: ideas.map((one) => (one.id === change.id ? { ...one, text: change.text } : one)),
      }
    case 'remove-idea':
      return {
        ...sprint,
        ideas: ideas.filter(({ id }) => id !== change.id),
        ideaId: ideaId === change.id ? null : ideaId,
      }
    case 'move-idea':
      return { ...sprint, ideas: moved(ideas, change.id, change.to) }
    case 'score':
      return {
        ...sprint,
        ideas: ideas.map((one) =>
          one.id === change.id
            ? { ...one, scores: { ...one.scores, [change.criterion]: change.score } }
            : one,
        ),
      }
    case 'choose-idea':
      return ideas.some(({ id }) => id === change.id) ? { ...sprint, ideaId: change.id } : sprint
  }
}

function moved<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
  to: number,
): readonly Item[] {
  const item = items.find((one) => one.id === id)
  if (!item || to < 0 || to >= items.length) return items
  return items.filter((one) => one !== item).toSpliced(to, 0, item)
}

/** The changes that pause all other countdowns: only one runs at a time. */
export function pauseOtherCountdowns(
  { countdowns }: Sprint,
  except: IdeaMethod,
  hold: (countdown: Countdown, method: IdeaMethod) => Countdown,
): SprintChange[] {
  return METHODS.flatMap((method) => {
    const countdown = countdowns[method]
    return method !== except && countdown?.state === 'running'
      ? [{ type: 'countdown' as const, method, countdown: hold(countdown, method) }]
      : []
  })
}
