import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texts as german } from '../web/meeting-moderator.de.ts'
import { texts as english } from '../web/meeting-moderator.en.ts'
import { MINUTE_MS } from './meeting-clock.ts'
import { ITEM_METHOD_NAMES, ITEM_METHODS, methodState, methodSteps } from './meeting-methods.ts'

const minutes = (count: number) => count * MINUTE_MS

test('1-2-4-All has its times of 1, 2, 4 and 5 minutes in an item of 12', () => {
  const steps = methodSteps('oneTwoFourAll', [])
  const at = (minute: number) => methodState(steps, minutes(12), minutes(minute))
  expect(at(0)).toMatchObject({ index: 0, remaining: minutes(1) })
  expect(at(1)).toMatchObject({ index: 1, remaining: minutes(2) })
  expect(at(6.5)).toMatchObject({ index: 2, remaining: minutes(0.5) })
  expect(at(7)).toMatchObject({ index: 3, remaining: minutes(5) })
  expect(at(13)).toMatchObject({ index: 3, remaining: minutes(-1) })
})

test.each(ITEM_METHOD_NAMES)('each step of %s says what to do, in both languages', (method) => {
  for (const texts of [german, english])
    expect(texts.methods.names[method].steps).toHaveLength(ITEM_METHODS[method].length)
})

test('in a round everybody has the same time', () => {
  const steps = methodSteps('round', ['Ada', 'Jörg', 'Mio'])
  expect(steps.map(({ person }) => person)).toEqual(['Ada', 'Jörg', 'Mio'])
  expect(methodState(steps, minutes(9), minutes(3))).toMatchObject({
    index: 1,
    remaining: minutes(3),
  })
  expect(methodSteps('round', [])).toHaveLength(1)
})

test('whoever is done early leaves the time to the others', () => {
  const steps = methodSteps('round', ['Ada', 'Jörg', 'Mio'])
  const mark = { index: 1, from: minutes(1) }
  expect(methodState(steps, minutes(9), minutes(1), mark)).toMatchObject({
    index: 1,
    remaining: minutes(4),
  })
})

test('an item without a method has no steps', () => {
  expect(methodSteps(null, ['Ada'])).toEqual([])
  expect(methodState([], minutes(9), 0)).toBeNull()
})

test('wherever an item is, its steps come in order and share all of its time', () => {
  const anyMark = fc.record({ index: fc.nat(6), from: fc.nat(minutes(30)) })
  fc.assert(
    fc.property(
      fc.constantFrom(...ITEM_METHOD_NAMES),
      fc.nat(minutes(60)),
      fc.array(fc.nat(minutes(60)), { minLength: 2, maxLength: 6 }),
      fc.option(anyMark, { nil: undefined }),
      (method, allotted, instants, mark) => {
        const steps = methodSteps(method, [])
        const indexes = instants
          .map((instant) => (mark?.from ?? 0) + instant)
          .sort((one, other) => one - other)
          .map((spent) => methodState(steps, allotted, spent, mark)?.index ?? -1)
        expect(indexes).toEqual([...indexes].sort((one, other) => one - other))
        const last = methodState(steps, allotted, Math.max(allotted, mark?.from ?? 0), mark)
        expect(last?.index).toBe(steps.length - 1)
        expect(last?.remaining).toBeCloseTo(0)
      },
    ),
  )
})
