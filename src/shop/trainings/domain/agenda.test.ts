import { expect, test } from 'vitest'
import { agendaMinutes, agendaPartSchema, readAgendaPart } from './agenda.ts'

test.each([
  ['10 Min.: Ankommen', '10 Min.: Ankommen'],
  ['10 Min. Ankommen', '10 Min.: Ankommen'],
  ['10 min: Ankommen', '10 Min.: Ankommen'],
  ['10 Minuten Ankommen', '10 Min.: Ankommen'],
  ['  10:  Ankommen und\nFragen ', '10 Min.: Ankommen und Fragen'],
  ['10 Min.:Ankommen', '10 Min.: Ankommen'],
  ['10 Ankommen', '10 Min.: Ankommen'],
  ['480 3 Runden: bauen', '480 Min.: 3 Runden: bauen'],
])('%j is stored as %j', (typed, stored) => {
  expect(agendaPartSchema(500).parse(typed)).toBe(stored)
  expect(agendaPartSchema(500).parse(stored)).toBe(stored)
})

test.each([
  'Ankommen',
  '0 Min.: Ankommen',
  '481 Ankommen',
  '10',
  '10 Min.:',
  '-5 Ankommen',
  '1,5 Pause',
])('%j is refused with an example of what is meant', (typed) => {
  const { error } = agendaPartSchema(500).safeParse(typed)
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Bitte beginnen Sie mit den Minuten, 1 bis 480: „10 Min.: Ankommen“.',
  ])
})

test('an empty part is refused as an empty text', () => {
  const { error } = agendaPartSchema(500).safeParse(' ')
  expect(error?.issues[0]?.message).toBe('Der Text darf nicht leer sein.')
})

test('the minutes are read, and added up', () => {
  expect(readAgendaPart('25 Min.: Signale sammeln')).toEqual({
    minutes: 25,
    text: 'Signale sammeln',
  })
  expect(agendaMinutes(['25 Min.: Signale sammeln', '65 Min.: Ordnen'])).toBe(90)
  expect(agendaMinutes([])).toBe(0)
})
