import { expect, test } from 'vitest'
import type { FieldProblem } from './field-problems.ts'
import { refusalState } from './refusal-state.ts'

const noTraining: FieldProblem = {
  name: 'slots.1.trainingId',
  message: 'Wähle ein Training.',
  missing: true,
}
const noName: FieldProblem = {
  name: 'slots.1.other.firstName',
  message: 'Gib den Vornamen ein.',
  missing: true,
}

test('a problem stays open while its field is wrong, with the sentence that is true now', () => {
  const now = { ...noTraining, message: '„Drachen bauen“ ist ausgebucht.' }
  expect(refusalState([noTraining], {}, [now])).toEqual({
    items: [
      {
        fieldId: 'slots.1.trainingId',
        text: 'Slot 2: „Drachen bauen“ ist ausgebucht.',
        solved: false,
      },
    ],
    isAllRight: false,
  })
})

test('when every named field is right, the form is right only if no other field is wrong', () => {
  const { items, isAllRight } = refusalState([noTraining], {}, [noName])
  expect(items.map(({ solved }) => solved)).toEqual([true])
  expect(isAllRight).toBe(false)
  expect(refusalState([noTraining], {}, []).isAllRight).toBe(true)
})

test('a field that is no longer part of the form holds nothing up', () => {
  const left = { slots: [undefined, { other: { firstName: { type: 'missing', message: 'x' } } }] }
  expect(refusalState([noName], left as never, []).isAllRight).toBe(true)
})

test('what the server refused stays open until the field changes', () => {
  const refused = { email: { type: 'server', message: 'Diese Adresse nimmt keine Post an.' } }
  const problem = { name: 'email', message: 'Diese Adresse nimmt keine Post an.', missing: false }
  expect(refusalState([problem], refused, []).isAllRight).toBe(false)
  expect(refusalState([problem], {}, []).isAllRight).toBe(true)
})
