import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CRITERIA, SCORES, WEIGHTS } from '../domain/idea-ranking.ts'
import { EMPTY_SPRINT, METHODS, PERSON_PARTS, PROBLEM_PARTS, type Sprint } from './sprint.ts'
import { changedSprint, type SprintChange } from './sprint-changes.ts'
import { parseSprint } from './stored-sprint.ts'

const id = fc.integer({ min: 1, max: 12 })
const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const method = fc.constantFrom(...METHODS)
const countdown = fc.oneof(
  fc.record({ state: fc.constant('waiting' as const), leftMs: fc.nat() }),
  fc.record({ state: fc.constant('running' as const), endsAt: fc.nat() }),
)
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
  change('add-question', { text }),
  change('question', { id, text }),
  change('remove-question', { id }),
  change('choose-question', { id }),
  change('method', { method }),
  change('countdown', { method, countdown }),
  change('sound', { isOn: fc.boolean() }),
  change('add-idea', { text }),
  change('idea', { id, text }),
  change('remove-idea', { id }),
  change('move-idea', { id, to: fc.integer({ min: -1, max: 8 }) }),
  change('weight', {
    criterion: fc.constantFrom(...CRITERIA),
    weight: fc.constantFrom(...WEIGHTS),
  }),
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
      problem: { what: 'Anfragen bleiben liegen', whom: 7 },
      people: 'keine',
      ideas: [
        { id: 3, text: 'Rückruf am selben Tag', method: 'daydream', scores: { value: 9, fit: 4 } },
        { id: 3, text: 'mit einer Nummer, die es schon gibt' },
        null,
      ],
      ideaId: 3,
      weights: { value: 3 },
    }
    expect(parseSprint(JSON.stringify(stored))).toEqual({
      ...EMPTY_SPRINT,
      problem: { ...EMPTY_SPRINT.problem, what: 'Anfragen bleiben liegen' },
      ideas: [{ id: 3, text: 'Rückruf am selben Tag', method: 'crazy-eights', scores: { fit: 4 } }],
      ideaId: 3,
      weights: { ...EMPTY_SPRINT.weights, value: 3 },
      lastId: 3,
    } satisfies Sprint)
  })
})

function expectSound({ people, questions, questionId, ideas, ideaId, lastId }: Sprint) {
  const ids = [...people, ...questions, ...ideas].map((item) => item.id)
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
  expect(Math.max(0, ...ids), 'the next id is free').toBeLessThanOrEqual(lastId)
  if (questionId !== null) expect(questions.map((one) => one.id)).toContain(questionId)
  if (ideaId !== null) expect(ideas.map((one) => one.id)).toContain(ideaId)
}
