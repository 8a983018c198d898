import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readToolFile, toolFileText } from '#tools/frame/web/tool-file.ts'
import { CRITERIA, SCORES } from '../domain/idea-ranking.ts'
import { GOALS } from '../domain/question-rules.ts'
import {
  CONCEPT_PARTS,
  EMPTY_SPRINT,
  LENGTHS,
  PERSON_PARTS,
  PROBLEM_PARTS,
  type Sprint,
} from './sprint.ts'
import {
  addedIdea,
  changedIdea,
  dotted,
  editedConcept,
  newConcept,
  ownQuestion,
  removedIdea,
  type SprintChange,
} from './sprint-changes.ts'
import {
  parseEarlierLine,
  parseReplaced,
  parseSprint,
  sprintOfStart,
  upgradedSprint,
} from './stored-sprint.ts'

type Step = (sprint: Sprint) => SprintChange

const id = fc.integer({ min: 1, max: 8 })
const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const textsOf = <Part extends string>(parts: readonly Part[]) =>
  fc.record(Object.fromEntries(parts.map((part) => [part, text]))) as fc.Arbitrary<
    Record<Part, string>
  >
const concept = textsOf(CONCEPT_PARTS)
const scores = fc.dictionary(fc.constantFrom(...CRITERIA), fc.constantFrom(...SCORES))
const clock = fc.oneof(
  fc.record({ restMs: fc.nat(), isPaused: fc.boolean() }),
  fc.date({ noInvalidDate: true }).map((date) => ({ endsAt: date.toISOString() })),
)

/** What the screens do: parts that are replaced as they are, and changes that follow from the sprint. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record(
      {
        problem: textsOf(PROBLEM_PARTS),
        person: textsOf(PERSON_PARTS),
        others: text,
        core: text,
        goal: fc.constantFrom(...GOALS),
        question: text,
        newIdea: text,
        clock,
        withAi: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .map(
      (parts): Step =>
        () =>
          parts,
    ),
  text.map(
    (one): Step =>
      (sprint) =>
        ownQuestion(sprint, one),
  ),
  text.map(
    (one): Step =>
      (sprint) =>
        addedIdea(sprint, one),
  ),
  fc.tuple(id, text, scores).map(
    ([one, changed, given]): Step =>
      (sprint) =>
        changedIdea(sprint, one, { text: changed, scores: given }),
  ),
  id.map(
    (one): Step =>
      (sprint) =>
        removedIdea(sprint, one),
  ),
  id.map(
    (one): Step =>
      (sprint) =>
        sprint.ideas.some((idea) => idea.id === one) ? dotted(sprint, one) : {},
  ),
  id.map(
    (one): Step =>
      (sprint) =>
        sprint.ideas.some((idea) => idea.id === one) ? { ideaId: one } : {},
  ),
  concept.map(
    (one): Step =>
      (sprint) =>
        editedConcept(sprint, one),
  ),
  concept.map(
    (one): Step =>
      (sprint) =>
        newConcept(sprint, one),
  ),
  fc.constant<Step>(() => ({ concept: null, conceptIdeaId: null })),
)
const after = (sprint: Sprint, step: Step): Sprint => ({ ...sprint, ...step(sprint) })
const anySprint = fc
  .array(anyStep, { maxLength: 60 })
  .map((steps) => steps.reduce(after, EMPTY_SPRINT))

describe('a sprint', () => {
  test('comes back from the storage as it was, whatever was done to it', () => {
    fc.assert(
      fc.property(anySprint, (sprint) => {
        expect(parseSprint(JSON.stringify(sprint))).toEqual(sprint)
      }),
    )
  })

  test('keeps its promises, whatever was done to it', () => {
    fc.assert(fc.property(anySprint, expectSound))
  })

  test('is sound and can be worked with, whatever was in the storage', () => {
    const anyStored = fc.oneof(
      fc.string(),
      fc.json(),
      // The right shape with wrong values in it.
      fc
        .tuple(
          anySprint,
          fc.dictionary(fc.constantFrom(...Object.keys(EMPTY_SPRINT)), fc.jsonValue()),
        )
        .map(([sprint, pieces]) => JSON.stringify({ ...sprint, ...pieces })),
    )
    fc.assert(
      fc.property(anyStored, fc.array(anyStep, { maxLength: 10 }), (stored, steps) => {
        const sprint = parseSprint(stored)
        expectSound(sprint)
        expectSound(steps.reduce(after, sprint))
        expect(parseSprint(JSON.stringify(sprint))).toEqual(sprint)
      }),
    )
  })

  test('of which a part is broken keeps the rest', () => {
    const stored = {
      problem: { what: 'Anfragen bleiben liegen', signs: 7 },
      person: 'keine',
      ideas: [
        { id: 3, text: 'Rückruf am selben Tag', scores: { value: 9, fit: 4 } },
        { id: 3, text: 'mit einer Nummer, die es schon gibt' },
        null,
      ],
      dots: [3, 3, 8],
      ideaId: 3,
      goal: 'everything',
    }
    expect(parseSprint(JSON.stringify(stored))).toEqual({
      ...EMPTY_SPRINT,
      problem: { ...EMPTY_SPRINT.problem, what: 'Anfragen bleiben liegen' },
      ideas: [{ id: 3, text: 'Rückruf am selben Tag', scores: { fit: 4 } }],
      dots: [3],
      ideaId: 3,
      lastId: 3,
    } satisfies Sprint)
  })
})

describe('a sprint of the version before', () => {
  const BEFORE = {
    problem: {
      what: 'Anfragen bleiben liegen.',
      whom: 'Kundschaft, Werkstatt',
      signs: '',
      tried: '',
    },
    people: [
      { id: 1, who: 'Kundschaft', need: 'Bescheid wissen', situation: '' },
      { id: 5, who: 'Jonas', need: 'Ruhe', situation: 'am Telefon' },
    ],
    questions: [
      { id: 2, text: 'Wie könnten wir schneller antworten?' },
      { id: 6, text: 'Wer antwortet?' },
    ],
    questionId: 2,
    method: 'reversal',
    ideas: [
      { id: 3, text: 'Rückruf', method: 'reversal', scores: { value: 5 } },
      { id: 4, text: 'Größenwächter', method: 'analogy', scores: {} },
    ],
    countdowns: { reversal: { state: 'waiting', leftMs: 1000 } },
    hasSound: true,
    weights: { value: 2, effort: 1, boldness: 1, fit: 3 },
    ideaId: 4,
    concept: null,
    conceptIdeaId: null,
    withAi: false,
    lastId: 6,
  }

  test('keeps its people, questions, ideas and choice', () => {
    const sprint = parseSprint(JSON.stringify(BEFORE))
    expect(sprint.ideas.map(({ text, scores }) => [text, scores])).toEqual([
      ['Rückruf', { value: 5 }],
      ['Größenwächter', {}],
    ])
    expect(sprint).toMatchObject({
      person: { who: 'Kundschaft', need: 'Bescheid wissen', situation: '' },
      others: 'Jonas: Ruhe (am Telefon)\nWerkstatt',
      question: 'Wie könnten wir schneller antworten?',
      ownQuestions: ['Wie könnten wir schneller antworten?', 'Wer antwortet?'],
      ideaId: 4,
      dots: [4, 3],
      lastId: 6,
    })
    expectSound(sprint)
  })

  test('comes back where it was replaced', () => {
    const stored = JSON.stringify({ sprint: BEFORE, lines: { 'new-idea': 'Rück' } })
    expect(parseReplaced(stored)).toEqual(parseSprint(JSON.stringify(BEFORE)))
    expect(parseReplaced('null')).toBeNull()
    expect(parseEarlierLine('{"new-idea":"Rück"}')).toBe('Rück')
    expect(parseEarlierLine('null')).toBe('')
  })

  test('opens from its file', async () => {
    const file = toolFileText('flight-deck', BEFORE)
    const opened = await readToolFile(file, 'flight-deck', parseSprint, upgradedSprint)
    expect(opened).toEqual({ work: parseSprint(JSON.stringify(BEFORE)) })
  })
})

function expectSound({ ideas, ideaId, dots, lastId }: Sprint) {
  const ids = ideas.map((idea) => idea.id)
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
  expect(Math.max(0, ...ids), 'the next id is free').toBeLessThanOrEqual(lastId)
  expect(ids).toEqual(expect.arrayContaining([...dots]))
  if (ideaId !== null) expect(ids).toContain(ideaId)
}

test('a start from another tool becomes a sprint whose fields it fits', () => {
  const start = { problem: { what: 'Wozu? '.repeat(200) }, people: [{ id: 1, who: 'Praxen' }] }
  const sprint = sprintOfStart(start)
  expect(sprint).toEqual({
    ...EMPTY_SPRINT,
    problem: { what: expect.any(String), signs: '', tried: '' },
    person: { who: 'Praxen', need: '', situation: '' },
  })
  expect(sprint.problem.what.length).toBeLessThanOrEqual(LENGTHS.problem)
  expect(sprintOfStart(undefined)).toEqual(EMPTY_SPRINT)
})
