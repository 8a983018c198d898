import { pauseCountdown, remainingMs, startCountdown } from '../domain/countdown.ts'
import { type Criterion, FINALISTS_MAX, type Score } from '../domain/idea-ranking.ts'
import type { Goal } from '../domain/question-rules.ts'
import {
  type ConceptFields,
  chosenIdea,
  EMPTY_SPRINT,
  IDEAS_MS,
  type PersonPart,
  type ProblemPart,
  type Sprint,
} from './sprint.ts'

/** A change of the sprint by the visitor. Instants are milliseconds since 1970. */
export type SprintChange =
  | { type: 'problem'; part: ProblemPart; text: string }
  | { type: 'add-person'; who: string }
  /** Without an id, the person is the first one, who is added if there is nobody yet. */
  | { type: 'person'; id?: number; part: PersonPart; text: string }
  | { type: 'remove-person'; id: number }
  | { type: 'core'; text: string }
  | { type: 'goal'; goal: Goal }
  /** Works with a question; one of `suggested` that was chosen before is not kept. */
  | { type: 'take-question'; text: string; suggested: readonly string[] }
  /** The words of the chosen question, or of the first one. */
  | { type: 'question'; text: string }
  | { type: 'remove-question'; id: number }
  | { type: 'start-clock' | 'pause-clock' | 'leave-clock' | 'return-to-clock'; now: number }
  | { type: 'add-idea'; text: string }
  | { type: 'idea'; id: number; text: string }
  | { type: 'remove-idea'; id: number }
  /** Gives an idea a dot, as long as there are any, or takes it back. */
  | { type: 'dot'; id: number }
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

/** The sprint after the change; the same object where it changes nothing. */
export function changedSprint(sprint: Sprint, change: SprintChange): Sprint {
  switch (change.type) {
    case 'problem':
      return { ...sprint, problem: { ...sprint.problem, [change.part]: change.text } }
    case 'core':
      return { ...sprint, core: change.text }
    case 'goal':
      return { ...sprint, goal: change.goal }
    case 'add-person':
    case 'person':
    case 'remove-person':
      return withPeople(sprint, change)
    case 'take-question':
    case 'question':
    case 'remove-question':
      return withQuestions(sprint, change)
    case 'start-clock':
    case 'pause-clock':
    case 'leave-clock':
    case 'return-to-clock':
      return withClock(sprint, change)
    case 'concept':
    case 'replace-concept':
    case 'remove-concept':
      return withConcept(sprint, change)
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
  const added = { id: lastId + 1, who: '', need: '', situation: '' }
  switch (change.type) {
    case 'add-person':
      return { ...sprint, people: [...people, { ...added, who: change.who }], lastId: added.id }
    case 'person': {
      const id = change.id ?? people[0]?.id
      if (id === undefined) {
        return { ...sprint, people: [{ ...added, [change.part]: change.text }], lastId: added.id }
      }
      return {
        ...sprint,
        people: people.map((one) => (one.id === id ? { ...one, [change.part]: change.text } : one)),
      }
    }
    case 'remove-person':
      return { ...sprint, people: people.filter(({ id }) => id !== change.id) }
  }
}

function withQuestions(
  sprint: Sprint,
  change: ChangeOfType<'take-question' | 'question' | 'remove-question'>,
): Sprint {
  const { questions, questionId, lastId } = sprint
  const add = (text: string, others = questions) => {
    const question = { id: lastId + 1, text }
    return {
      ...sprint,
      questions: [...others, question],
      questionId: question.id,
      lastId: question.id,
    }
  }
  switch (change.type) {
    case 'take-question': {
      const known = questions.find(({ text }) => text === change.text)
      const rest = questions.filter(
        ({ id, text }) => id !== questionId || id === known?.id || !change.suggested.includes(text),
      )
      return known ? { ...sprint, questions: rest, questionId: known.id } : add(change.text, rest)
    }
    case 'question':
      if (!questions.some(({ id }) => id === questionId)) return add(change.text)
      return {
        ...sprint,
        questions: questions.map((one) =>
          one.id === questionId ? { ...one, text: change.text } : one,
        ),
      }
    case 'remove-question':
      return {
        ...sprint,
        questions: questions.filter(({ id }) => id !== change.id),
        questionId: questionId === change.id ? null : questionId,
      }
  }
}

/** The clock belongs to its step: it waits while the step is left, and goes on when somebody comes back. */
function withClock(
  sprint: Sprint,
  change: ChangeOfType<'start-clock' | 'pause-clock' | 'leave-clock' | 'return-to-clock'>,
): Sprint {
  const { clock, isClockLeft } = sprint
  const { now } = change
  const whole = clock ?? { state: 'waiting' as const, leftMs: IDEAS_MS }
  const started = () => ({
    ...sprint,
    clock: startCountdown(whole, now, IDEAS_MS),
    isClockLeft: false,
  })
  switch (change.type) {
    case 'start-clock':
      return started()
    case 'return-to-clock':
      return isClockLeft ? started() : sprint
    case 'pause-clock':
      return { ...sprint, clock: pauseCountdown(whole, now, IDEAS_MS), isClockLeft: false }
    case 'leave-clock': {
      const isRunning = whole.state === 'running' && remainingMs(whole, now, IDEAS_MS) > 0
      if (!isRunning) return sprint
      return { ...sprint, clock: pauseCountdown(whole, now, IDEAS_MS), isClockLeft: true }
    }
  }
}

function withConcept(
  sprint: Sprint,
  change: ChangeOfType<'concept' | 'replace-concept' | 'remove-concept'>,
): Sprint {
  if (change.type === 'remove-concept') return { ...sprint, concept: null, conceptIdeaId: null }
  const isBegun = change.type === 'concept' && sprint.concept !== null
  const conceptIdeaId = isBegun ? sprint.conceptIdeaId : (chosenIdea(sprint)?.id ?? null)
  return { ...sprint, concept: change.concept, conceptIdeaId }
}

function withIdeas(
  sprint: Sprint,
  change: ChangeOfType<'add-idea' | 'idea' | 'remove-idea' | 'dot' | 'score' | 'choose-idea'>,
): Sprint {
  const { ideas, ideaId, dots, lastId } = sprint
  const changed = (id: number, change: (idea: Sprint['ideas'][number]) => object) => ({
    ...sprint,
    ideas: ideas.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  })
  switch (change.type) {
    case 'add-idea': {
      const idea = { id: lastId + 1, text: change.text, scores: {} }
      return { ...sprint, ideas: [...ideas, idea], lastId: idea.id }
    }
    case 'idea':
      return changed(change.id, () => ({ text: change.text }))
    case 'remove-idea':
      return {
        ...sprint,
        ideas: ideas.filter(({ id }) => id !== change.id),
        dots: dots.filter((id) => id !== change.id),
        ideaId: ideaId === change.id ? null : ideaId,
      }
    case 'dot': {
      // Other ideas are compared now, so the choice is open again.
      if (dots.includes(change.id)) {
        return { ...sprint, dots: dots.filter((id) => id !== change.id), ideaId: null }
      }
      const canGet = dots.length < FINALISTS_MAX && ideas.some(({ id }) => id === change.id)
      return canGet ? { ...sprint, dots: [...dots, change.id], ideaId: null } : sprint
    }
    case 'score':
      return changed(change.id, ({ scores }) => ({
        scores: { ...scores, [change.criterion]: change.score },
      }))
    case 'choose-idea':
      return ideas.some(({ id }) => id === change.id) ? { ...sprint, ideaId: change.id } : sprint
  }
}
