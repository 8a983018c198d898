import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortTrainings } from './training-order.ts'

const KNOWN = ['strategie-ki', 'conversational-ai', 'design-flight', 'prompt-prototyping']

function sortedIds(ids: string[]): string[] {
  return sortTrainings(ids.map((id) => ({ id }))).map(({ id }) => id)
}

describe('sortTrainings', () => {
  test.each([
    ['none', [], []],
    ['the known ones in their order', KNOWN.toReversed(), KNOWN],
    [
      'others after them, by id',
      ['zukunft', 'prompt-prototyping', 'agenten', 'strategie-ki'],
      ['strategie-ki', 'prompt-prototyping', 'agenten', 'zukunft'],
    ],
    [
      'ids that are names of the language',
      ['toString', 'constructor'],
      ['constructor', 'toString'],
    ],
  ])('puts %s', (_what, given, sorted) => {
    expect(sortedIds(given)).toEqual(sorted)
  })

  test('keeps the trainings themselves and the given list as it was', () => {
    const list = [
      { id: 'b', title: 'B' },
      { id: 'a', title: 'A' },
    ]
    const sorted = sortTrainings(list)
    expect(sorted).toEqual([list[1], list[0]])
    expect(sorted[0]).toBe(list[1])
    expect(list[0]?.id).toBe('b')
  })

  test('gives the same order whatever the order given', () => {
    const anyIds = fc.uniqueArray(fc.oneof(fc.constantFrom(...KNOWN), fc.string()), {
      maxLength: 10,
    })
    const twice = anyIds.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
    )
    fc.assert(
      fc.property(twice, ([ids, other]) => {
        const sorted = sortedIds(ids)
        expect(sortedIds(other)).toEqual(sorted)
        const known = KNOWN.filter((id) => ids.includes(id))
        expect(sorted.slice(0, known.length)).toEqual(known)
      }),
    )
  })
})
