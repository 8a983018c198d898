import { linesOf } from '#tools/documents/domain/phrase.ts'
import type { Countdown } from '../domain/countdown.ts'
import { CRITERIA, FINALISTS_MAX, SCORES, type Scores } from '../domain/idea-ranking.ts'
import { GOALS } from '../domain/question-rules.ts'
import { CONCEPT_PARTS, LENGTHS, PERSON_PARTS, PROBLEM_PARTS, type Sprint } from './sprint.ts'

/**
 * Reads a stored sprint. Of data that an older version wrote or that somebody edited, every valid piece is used and the
 * rest is as in an empty sprint. Parsed without the schema library, because the page does not load it.
 */
export function parseSprint(text: string): Sprint {
  return sprintOf(upgradedSprint(parsed(text)))
}

/** The sprint that another tool's result begins, cut to what its fields take. */
export function sprintOfStart(start: unknown): Sprint {
  const { problem, people, ...sprint } = parseSprint(JSON.stringify(start) ?? '')
  return {
    ...sprint,
    problem: { ...problem, what: problem.what.slice(0, LENGTHS.problem) },
    people: people.map((one) => ({ ...one, who: one.who.slice(0, LENGTHS.person) })),
  }
}

/**
 * A sprint of an earlier version in today's form: those who were named with the problem are people, the ideas that were
 * scored have a dot. What no longer exists is left out: methods with a clock each, weights, the clock's sound.
 */
export function upgradedSprint(value: unknown): unknown {
  if (!isRecord(value) || !('method' in value || 'countdowns' in value || 'weights' in value)) {
    return value
  }
  const { method: _, countdowns: _c, weights: _w, hasSound: _s, ...stored } = value
  const { whom, ...problem } = record(stored.problem)
  const people = Array.isArray(stored.people) ? stored.people.filter(isRecord) : []
  const known = new Set(people.map(({ who }) => who))
  const named = linesOf(string(whom).replace(/[,;]/g, '\n')).filter((who) => !known.has(who))
  const lastId = isId(stored.lastId) ? stored.lastId : 0
  const ideas = (Array.isArray(stored.ideas) ? stored.ideas.filter(isRecord) : []).map(
    ({ method: _, ...idea }) => idea,
  )
  const scored = ideas.filter(({ id, scores }) => id !== stored.ideaId && hasAny(scores))
  const chosen = ideas.filter(({ id }) => id === stored.ideaId)
  return {
    ...stored,
    problem,
    people: [
      ...people,
      ...named.map((who, index) => ({ id: lastId + index + 1, who, need: '', situation: '' })),
    ],
    ideas,
    dots: [...chosen, ...scored].slice(0, FINALISTS_MAX).map(({ id }) => id),
    lastId: lastId + named.length,
  }
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
    scores: scoresOf(item.scores),
  }))
  const concept = isRecord(stored.concept) ? texts(CONCEPT_PARTS, stored.concept) : null
  const idIn = (items: readonly { id: number }[], id: unknown) =>
    items.find((item) => item.id === id)?.id ?? null
  const dots = Array.isArray(stored.dots) ? stored.dots : []
  return {
    problem: texts(PROBLEM_PARTS, record(stored.problem)),
    people,
    core: typeof stored.core === 'string' ? stored.core : null,
    goal: oneOf(GOALS, stored.goal) ?? null,
    questions,
    questionId: idIn(questions, stored.questionId),
    ideas,
    clock: countdownOf(record(stored.clock)),
    isClockLeft: stored.isClockLeft === true,
    dots: [...new Set(dots)].filter((id) => idIn(ideas, id) !== null).slice(0, FINALISTS_MAX),
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

function countdownOf({ state, leftMs, endsAt }: Stored): Countdown | null {
  if (state === 'waiting' && isMoment(leftMs)) return { state, leftMs }
  if (state === 'running' && isMoment(endsAt)) return { state, endsAt }
  return null
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

function hasAny(value: unknown): boolean {
  return Object.keys(record(value)).length > 0
}
