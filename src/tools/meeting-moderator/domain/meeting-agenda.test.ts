import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texts as german } from '../web/meeting-moderator.de.ts'
import { texts as english } from '../web/meeting-moderator.en.ts'
import {
  AGENDA_TEMPLATES,
  type AgendaTemplate,
  moved,
  templateMinutes,
  timeAfter,
} from './meeting-agenda.ts'

const TEMPLATES = Object.keys(AGENDA_TEMPLATES) as AgendaTemplate[]

test.each(TEMPLATES)('%s takes at its usual length what it says', (template) => {
  const usual = AGENDA_TEMPLATES[template]
  const length = usual.reduce<number>((sum, one) => sum + one, 0)
  expect(templateMinutes(template, length)).toEqual(usual)
  for (const texts of [german, english])
    expect(texts.plan.template[template].parts).toHaveLength(usual.length)
})

test('a template of any length takes exactly that long, and leaves no part out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEMPLATES),
      fc.integer({ min: 1, max: 600 }),
      (template, length) => {
        const minutes = templateMinutes(template, length)
        expect(minutes.every((one) => Number.isInteger(one) && one >= 1)).toBe(true)
        const total = minutes.reduce((sum, one) => sum + one, 0)
        expect(total).toBe(Math.max(length, minutes.length))
      },
    ),
  )
})

test('a longer part of a template never becomes the shorter one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 600 }), (length) => {
      const [question = 0, options = 0, , choice = 0] = templateMinutes('decision', length)
      expect(choice).toBeGreaterThanOrEqual(options)
      expect(options).toBeGreaterThanOrEqual(question)
    }),
  )
})

test('two hours are planned in steps of five minutes', () => {
  expect(templateMinutes('retrospective', 120)).toEqual([10, 20, 30, 20, 30, 10])
})

test('an entry moves to any place and nothing is lost', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a'], 4, 0)).toEqual(['a'])
})

test.each([
  ['09:30', 45, '10:15'],
  ['23:50', 20, '00:10'],
  ['', 20, null],
  ['24:00', 20, null],
])('%s and %i minutes are %s', (time, minutes, after) => {
  expect(timeAfter(time, minutes)).toBe(after)
})
