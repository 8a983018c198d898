import { describe, expect, test } from 'vitest'
import {
  contains,
  fillIn,
  PLACEHOLDERS,
  placeholderProblem,
  SUBJECT_PLACEHOLDERS,
} from './placeholders.ts'

const VALUES = {
  vorname: 'Jörg',
  training: 'Uhren & Zeit',
  termin: 'Montag, 1. März 2027, 10:00 Uhr',
  link: 'https://live.example.com/raum',
}

describe('placeholders are filled in', () => {
  test.each([
    ['Hallo {{vorname}},', 'Hallo Jörg,'],
    ['Hallo {{ Vorname }},', 'Hallo Jörg,'],
    ['{{training}} am {{termin}}: {{link}}', `Uhren & Zeit am ${VALUES.termin}: ${VALUES.link}`],
    ['{{vorname}}{{vorname}}', 'JörgJörg'],
    ['kein Platzhalter: {vorname}, $1, $&', 'kein Platzhalter: {vorname}, $1, $&'],
    ['unbekannt: {{nachname}}', 'unbekannt: {{nachname}}'],
  ])('%s', (text, expected) => {
    expect(fillIn(text, VALUES)).toBe(expected)
  })

  test('a value that looks like a placeholder stays as it is', () => {
    expect(fillIn('{{vorname}} {{link}}', { ...VALUES, vorname: '{{link}} $&' })).toBe(
      `{{link}} $& ${VALUES.link}`,
    )
  })

  test('an empty value takes the space before it along, and no line break', () => {
    const empty = { ...VALUES, vorname: '' }
    expect(fillIn('Hallo {{vorname}},', empty)).toBe('Hallo,')
    expect(fillIn('Hallo\n{{vorname}}!', empty)).toBe('Hallo\n!')
  })
})

describe('the placeholders of a text are checked', () => {
  test.each(['', 'ohne', 'Hallo {{vorname}}', '{{ LINK }}', '{ {vorname} }', '}{'])(
    '%j is right',
    (text) => {
      expect(placeholderProblem(text)).toBeNull()
    },
  )

  test.each([
    ['Hallo {{nachname}}', 'Den Platzhalter {{nachname}} gibt es nicht.'],
    ['Hallo {{}}', 'Den Platzhalter {{}} gibt es nicht.'],
    ['Hallo {{vorname}', 'Hier steht eine doppelte Klammer ohne ihr Gegenstück.'],
    ['Hallo vorname}}', 'Hier steht eine doppelte Klammer ohne ihr Gegenstück.'],
    ['{{vorname}} {{\n}}', 'Hier steht eine doppelte Klammer ohne ihr Gegenstück.'],
  ])('%j is wrong', (text, sentence) => {
    expect(placeholderProblem(text)).toBe(
      `${sentence} Es gibt {{vorname}}, {{training}}, {{termin}}, {{link}}.`,
    )
  })

  test('a subject may not contain a link', () => {
    expect(placeholderProblem('Neu: {{training}}', SUBJECT_PLACEHOLDERS)).toBeNull()
    expect(placeholderProblem('Neu: {{link}}', SUBJECT_PLACEHOLDERS)).toBe(
      'Der Platzhalter {{link}} geht hier nicht. Es gibt {{vorname}}, {{training}}, {{termin}}.',
    )
  })
})

test('whether a text contains a placeholder does not depend on how it is written', () => {
  expect(PLACEHOLDERS.map((name) => contains('{{ Link }} und {{vorname}}', name))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
