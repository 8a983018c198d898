import type { Countdown } from '#tools/meeting-moderator/domain/countdown.ts'
import { CRITERIA, SCORES, type Scores, WEIGHTS, type Weights } from '../domain/idea-ranking.ts'
import {
  CONCEPT_PARTS,
  EMPTY_SPRINT,
  METHODS,
  PERSON_PARTS,
  PROBLEM_PARTS,
  type Sprint,
} from './sprint.ts'

/**
 * Reads a stored sprint. Of data that an older version wrote or that somebody edited, every valid piece is used and the
 * rest is as in an empty sprint. Parsed without the schema library, because the page does not load it.
 */
export function parseSprint(text: string): Sprint {
  return sprintOf(parsed(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sprintOf(value: unknown): Sprint {
  const stored = record(value)
  const ids = new Set<number>()
  const people = listOf(stored.people, ids).map(({ id, item }) => ({
    id,
    ...texts(PERSON_PARTS, item),
  }))
  const questions = listOf(stored.questions, ids).map(({ id, item }) => ({
    id,
    text: string(item.text),
  }))
  const ideas = listOf(stored.ideas, ids).map(({ id, item }) => ({
    id,
    text: string(item.text),
    method: oneOf(METHODS, item.method) ?? EMPTY_SPRINT.method,
    scores: scoresOf(item.scores),
  }))
  const concept = isRecord(stored.concept) ? texts(CONCEPT_PARTS, stored.concept) : null
  const idIn = (items: readonly { id: number }[], id: unknown) =>
    items.find((item) => item.id === id)?.id ?? null
  return {
    problem: texts(PROBLEM_PARTS, record(stored.problem)),
    people,
    questions,
    questionId: idIn(questions, stored.questionId),
    method: oneOf(METHODS, stored.method) ?? EMPTY_SPRINT.method,
    ideas,
    countdowns: countdownsOf(stored.countdowns),
    hasSound: stored.hasSound === true,
    weights: weightsOf(stored.weights),
    ideaId: idIn(ideas, stored.ideaId),
    concept,
    // It may name a removed idea: the concept then belongs to another idea than the chosen one.
    conceptIdeaId: concept && isId(stored.conceptIdeaId) ? stored.conceptIdeaId : null,
    withAi: stored.withAi === true,
    lastId: Math.max(0, ...ids, isId(stored.lastId) ? stored.lastId : 0),
  }
}

/** Items with an id of their own; an item with an invalid or repeated id is left out. */
function listOf(value: unknown, ids: Set<number>) {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item) => {
    if (!isId(item.id) || ids.has(item.id)) return []
    ids.add(item.id)
    return [{ id: item.id, item }]
  })
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < ID_MAX
}
/** Far below the largest safe integer, so that later ids stay distinct. */
const ID_MAX = 1e9

function scoresOf(value: unknown): Scores {
  const stored = record(value)
  return Object.fromEntries(
    CRITERIA.flatMap((criterion) => {
      const score = oneOf(SCORES, stored[criterion])
      return score === undefined ? [] : [[criterion, score]]
    }),
  )
}

function weightsOf(value: unknown): Weights {
  const stored = record(value)
  const weight = (criterion: keyof Weights) =>
    oneOf(WEIGHTS, stored[criterion]) ?? EMPTY_SPRINT.weights[criterion]
  return {
    value: weight('value'),
    effort: weight('effort'),
    boldness: weight('boldness'),
    fit: weight('fit'),
  }
}

function countdownsOf(value: unknown): Sprint['countdowns'] {
  const stored = record(value)
  return Object.fromEntries(
    METHODS.flatMap((method) => {
      const countdown = countdownOf(record(stored[method]))
      return countdown ? [[method, countdown]] : []
    }),
  )
}

function countdownOf({ state, leftMs, endsAt }: Stored): Countdown | undefined {
  if (state === 'waiting' && isMoment(leftMs)) return { state, leftMs }
  if (state === 'running' && isMoment(endsAt)) return { state, endsAt }
  return undefined
}

function isMoment(value: unknown): value is number {
  return Number.isFinite(value)
}

function texts<Part extends string>(parts: readonly Part[], stored: Stored): Record<Part, string> {
  return Object.fromEntries(parts.map((part) => [part, string(stored[part])])) as Record<
    Part,
    string
  >
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value)
}

type Stored = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function record(value: unknown): Stored {
  return isRecord(value) ? value : {}
}
