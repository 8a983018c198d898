import { linesOf } from '#tools/documents/domain/phrase.ts'
import {
  isRecord,
  list,
  oneOf,
  parsed,
  record,
  records,
  type Stored,
  string,
  texts,
} from '#tools/documents/domain/stored-values.ts'
import { CRITERIA, FINALISTS_MAX, SCORES, type Scores } from '../domain/idea-ranking.ts'
import { GOALS } from '../domain/question-rules.ts'
import type { StepTimer } from '../domain/step-timer.ts'
import {
  CONCEPT_PARTS,
  hasText,
  type Idea,
  LENGTHS,
  PERSON_PARTS,
  PROBLEM_PARTS,
  personLine,
  type Sprint,
} from './sprint.ts'

/**
 * Reads a stored sprint. Of data that an older version wrote or that somebody edited, every valid piece is used and the
 * rest is as in an empty sprint. Parsed without the schema library, because the page does not load it.
 */
export function parseSprint(text: string): Sprint {
  return sprintOf(record(upgradedSprint(parsed(text))))
}

/** Reads the stored sprint that was replaced; null where there is none. Earlier versions stored it in a frame. */
export function parseReplaced(text: string): Sprint | null {
  const stored = parsed(text)
  return isRecord(stored) ? parseSprint(JSON.stringify(stored.sprint ?? stored)) : null
}

/** Reads the half-typed idea that earlier versions stored apart from the sprint. */
export function parseEarlierLine(text: string): string {
  return string(record(parsed(text))['new-idea'])
}

/** The sprint that another tool's result begins, cut to what its fields take. */
export function sprintOfStart(start: unknown): Sprint {
  const { problem, person, ...sprint } = parseSprint(JSON.stringify(start) ?? '')
  return {
    ...sprint,
    problem: { ...problem, what: problem.what.slice(0, LENGTHS.problem) },
    person: { ...person, who: person.who.slice(0, LENGTHS.person) },
  }
}

/**
 * A sprint of an earlier version in today's form. It had a list of people and one of questions: the first person and the
 * chosen question come first. Ideas that were scored have a dot. What no longer exists is left out: methods with a clock
 * each, weights, the clock's sound.
 */
export function upgradedSprint(value: unknown): unknown {
  if (!isRecord(value) || !('people' in value)) return value
  const { method: _, countdowns: _c, weights: _w, hasSound: _s, ...stored } = value
  const { people: storedPeople, questions, questionId, ...kept } = stored
  const { whom, ...problem } = record(kept.problem)
  const people = records(storedPeople).map((one) => texts(PERSON_PARTS, one))
  const named = linesOf(string(whom).replace(/[,;]/g, '\n'))
  const unknown = named.filter((who) => !people.some((one) => one.who === who))
  const everybody = [...people, ...unknown.map((who) => texts(PERSON_PARTS, { who }))]
  const [person = texts(PERSON_PARTS, {}), ...others] = everybody
  const asked = records(questions).map(({ id, text }) => ({ id, text: string(text) }))
  const ideas = records(kept.ideas).map(({ method: _, ...idea }) => idea)
  const chosen = ideas.filter(({ id }) => id === kept.ideaId)
  const scored = ideas.filter((one) => !chosen.includes(one) && hasAny(one.scores))
  return {
    dots: [...chosen, ...scored].slice(0, FINALISTS_MAX).map(({ id }) => id),
    ...kept,
    problem,
    person,
    others: others.map(personLine).filter(Boolean).join('\n'),
    question: asked.find(({ id }) => id === questionId)?.text ?? '',
    ownQuestions: asked.map(({ text }) => text).filter(hasText),
    ideas,
  }
}

function sprintOf(stored: Stored): Sprint {
  const ideas = ideasOf(stored.ideas)
  const ids = ideas.map(({ id }) => id)
  const concept = isRecord(stored.concept) ? texts(CONCEPT_PARTS, stored.concept) : null
  return {
    problem: texts(PROBLEM_PARTS, record(stored.problem)),
    person: texts(PERSON_PARTS, record(stored.person)),
    others: string(stored.others),
    core: typeof stored.core === 'string' ? stored.core : null,
    goal: oneOf(GOALS, stored.goal) ?? null,
    question: string(stored.question),
    ownQuestions: [...new Set(list(stored.ownQuestions).map(string).filter(hasText))],
    ideas,
    newIdea: string(stored.newIdea),
    clock: timerOf(record(stored.clock)),
    dots: [...new Set(list(stored.dots))]
      .flatMap((id) => oneOf(ids, id) ?? [])
      .slice(0, FINALISTS_MAX),
    ideaId: oneOf(ids, stored.ideaId) ?? null,
    concept,
    // It may name a removed idea: the concept then belongs to another idea than the chosen one.
    conceptIdeaId: concept && isId(stored.conceptIdeaId) ? stored.conceptIdeaId : null,
    withAi: stored.withAi === true,
    lastId: Math.max(0, ...ids, isId(stored.lastId) ? stored.lastId : 0),
  }
}

/** Ideas with an id of their own; one with an invalid or repeated id is left out. */
function ideasOf(value: unknown): Idea[] {
  const ideas = new Map<number, Idea>()
  for (const { id, text, scores } of records(value)) {
    if (isId(id) && !ideas.has(id))
      ideas.set(id, { id, text: string(text), scores: scoresOf(record(scores)) })
  }
  return [...ideas.values()]
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < ID_MAX
}
/** Far below the largest safe integer, so that later ids stay distinct. */
const ID_MAX = 1e9

function scoresOf(stored: Stored): Scores {
  const known = CRITERIA.filter((criterion) => oneOf(SCORES, stored[criterion]))
  return Object.fromEntries(known.map((criterion) => [criterion, stored[criterion]]))
}

function timerOf({ endsAt, restMs, isPaused }: Stored): StepTimer | null {
  if (typeof endsAt === 'string' && !Number.isNaN(Date.parse(endsAt))) return { endsAt }
  return typeof restMs === 'number' ? { restMs, isPaused: isPaused === true } : null
}

function hasAny(value: unknown): boolean {
  return Object.keys(record(value)).length > 0
}
