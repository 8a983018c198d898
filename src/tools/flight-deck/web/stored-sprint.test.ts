import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readToolFile, toolFileText } from '#tools/frame/web/tool-file.ts'
import { CRITERIA, SCORES } from '../domain/idea-ranking.ts'
import { GOALS } from '../domain/question-rules.ts'
import { EMPTY_SPRINT, LENGTHS, PERSON_PARTS, PROBLEM_PARTS, type Sprint } from './sprint.ts'
import { changedSprint, type SprintChange } from './sprint-changes.ts'
import { parseSprint, sprintOfStart, upgradedSprint } from './stored-sprint.ts'

const id = fc.integer({ min: 1, max: 12 })
const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const concept = fc.record({
  name: text,
  promise: text,
  audience: text,
  how: text,
  assumptions: text,
  hypothesis: text,
  steps: text,
  measure: text,
  duration: text,
})

function change<Type extends SprintChange['type']>(
  type: Type,
  rest: {
    [Key in Exclude<keyof Extract<SprintChange, { type: Type }>, 'type'>]: fc.Arbitrary<
      Extract<SprintChange, { type: Type }>[Key]
    >
  },
): fc.Arbitrary<SprintChange> {
  return fc.record({ type: fc.constant(type), ...rest }) as unknown as fc.Arbitrary<SprintChange>
}

const anyChange = fc.oneof(
  change('problem', { part: fc.constantFrom(...PROBLEM_PARTS), text }),
  change('add-person', { who: text }),
  change('person', { id, part: fc.constantFrom(...PERSON_PARTS), text }),
  change('remove-person', { id }),
  change('core', { text }),
  change('goal', { goal: fc.constantFrom(...GOALS) }),
  change('take-question', { text, suggested: fc.array(text, { maxLength: 3 }) }),
  change('question', { text }),
  change('remove-question', { id }),
  fc.record({
    type: fc.constantFrom('start-clock', 'pause-clock', 'leave-clock', 'return-to-clock'),
    now: fc.nat(),
  }) as fc.Arbitrary<SprintChange>,
  change('add-idea', { text }),
  change('idea', { id, text }),
  change('remove-idea', { id }),
  change('dot', { id }),
  change('score', {
    id,
    criterion: fc.constantFrom(...CRITERIA),
    score: fc.constantFrom(...SCORES),
  }),
  change('choose-idea', { id }),
  change('concept', { concept }),
  change('replace-concept', { concept }),
  change('remove-concept', {}),
  change('with-ai', {}),
)
const anySprint = fc
  .array(anyChange, { maxLength: 60 })
  .map((changes) => changes.reduce(changedSprint, EMPTY_SPRINT))

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
      fc.property(anyStored, fc.array(anyChange, { maxLength: 10 }), (stored, changes) => {
        const sprint = parseSprint(stored)
        expectSound(sprint)
        expectSound(changes.reduce(changedSprint, sprint))
        expect(parseSprint(JSON.stringify(sprint))).toEqual(sprint)
      }),
    )
  })

  test('of which a part is broken keeps the rest', () => {
    const stored = {
      problem: { what: 'Anfragen bleiben liegen', signs: 7 },
      people: 'keine',
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
    people: [{ id: 1, who: 'Kundschaft', need: 'Bescheid wissen', situation: '' }],
    questions: [{ id: 2, text: 'Wie könnten wir schneller antworten?' }],
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
    lastId: 4,
  }

  test('keeps its people, ideas and choice', () => {
    const sprint = parseSprint(JSON.stringify(BEFORE))
    expect(sprint.people.map(({ who }) => who)).toEqual(['Kundschaft', 'Werkstatt'])
    expect(sprint.ideas.map(({ text, scores }) => [text, scores])).toEqual([
      ['Rückruf', { value: 5 }],
      ['Größenwächter', {}],
    ])
    expect(sprint).toMatchObject({ questionId: 2, ideaId: 4, dots: [4, 3], lastId: 5 })
    expectSound(sprint)
  })

  test('opens from its file', async () => {
    const file = toolFileText('flight-deck', BEFORE)
    const opened = await readToolFile(file, 'flight-deck', parseSprint, upgradedSprint)
    expect(opened).toEqual({ work: parseSprint(JSON.stringify(BEFORE)) })
  })
})

function expectSound({ people, questions, questionId, ideas, ideaId, dots, lastId }: Sprint) {
  const ids = [...people, ...questions, ...ideas].map((item) => item.id)
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
  expect(Math.max(0, ...ids), 'the next id is free').toBeLessThanOrEqual(lastId)
  if (questionId !== null) expect(questions.map((one) => one.id)).toContain(questionId)
  for (const dot of dots) expect(ideas.map((one) => one.id)).toContain(dot)
  if (ideaId !== null) expect(ideas.map((one) => one.id)).toContain(ideaId)
}

test('a start from another tool becomes a sprint whose fields it fits', () => {
  const start = { problem: { what: 'Wozu? '.repeat(200) }, people: [{ id: 1, who: 'Praxen' }] }
  const sprint = sprintOfStart(start)
  expect(sprint).toEqual({
    ...EMPTY_SPRINT,
    problem: { what: expect.any(String), signs: '', tried: '' },
    people: [{ id: 1, who: 'Praxen', need: '', situation: '' }],
    lastId: 1,
  })
  expect(sprint.problem.what.length).toBeLessThanOrEqual(LENGTHS.problem)
  expect(sprintOfStart(undefined)).toEqual(EMPTY_SPRINT)
})
