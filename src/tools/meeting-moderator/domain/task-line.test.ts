import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { readTaskLine } from './task-line.ts'

/** A Tuesday. */
const TODAY = '2027-01-05'
const PEOPLE = ['Anna Adler', 'Jörg', 'Kim Lee', 'Kim Berg', 'anna-lena']

const read = (line: string) => {
  const { text, person, due } = readTaskLine(line, PEOPLE, TODAY)
  return [text, person, due]
}

test.each([
  ['Anna: Vertrag anfordern bis Freitag', 'Vertrag anfordern', 'Anna Adler', '2027-01-08'],
  ['anna: Vertrag anfordern', 'Vertrag anfordern', 'Anna Adler', ''],
  ['@Anna Vertrag anfordern', 'Vertrag anfordern', 'Anna Adler', ''],
  ['@Ben: Vertrag anfordern', 'Vertrag anfordern', 'Ben', ''],
  ['Ben: Call the bank by Friday', 'Call the bank', 'Ben', '2027-01-08'],
  ['Jörg macht das Protokoll bis morgen', 'Das Protokoll', 'Jörg', '2027-01-06'],
  ['Jörg takes the invitation', 'The invitation', 'Jörg', ''],
  ['Kim Lee: Raum buchen', 'Raum buchen', 'Kim Lee', ''],
  // Two people have this first name: which of them, the line does not say.
  ['Kim: Raum buchen', 'Raum buchen', 'Kim', ''],
  ['Anna-Lena: Raum buchen', 'Raum buchen', 'anna-lena', ''],
])('a line names who does it: %s', (line, text, person, due) => {
  expect(read(line)).toEqual([text, person, due])
})

test.each([
  ['bis heute', '2027-01-05'],
  ['bis morgen', '2027-01-06'],
  ['bis übermorgen', '2027-01-07'],
  ['bis Freitag', '2027-01-08'],
  ['bis freitag', '2027-01-08'],
  ['bis Fr.', '2027-01-08'],
  ['bis Dienstag', '2027-01-12'],
  ['bis kommenden Montag', '2027-01-11'],
  ['bis nächsten Freitag', '2027-01-15'],
  ['bis spätestens Donnerstag', '2027-01-07'],
  ['spätestens am Donnerstag', '2027-01-07'],
  ['bis 3.12.', '2027-12-03'],
  ['bis 3.12', '2027-12-03'],
  ['bis zum 3.12.', '2027-12-03'],
  ['bis 03.12.2028', '2028-12-03'],
  ['bis 3.12.28', '2028-12-03'],
  ['bis 3. Dezember', '2027-12-03'],
  ['bis 3. Dez.', '2027-12-03'],
  ['bis 29. Februar 2028', '2028-02-29'],
  ['bis zum 15.', '2027-01-15'],
  ['bis zum 4.', '2027-02-04'],
  ['bis Ende der Woche', '2027-01-08'],
  ['bis Ende nächster Woche', '2027-01-15'],
  ['bis nächste Woche', '2027-01-15'],
  ['bis Ende des Monats', '2027-01-31'],
  ['bis Monatsende', '2027-01-31'],
  ['bis Ende Februar', '2027-02-28'],
  ['bis KW 3', '2027-01-22'],
  ['bis 2027-02-01', '2027-02-01'],
  ['by Friday', '2027-01-08'],
  ['by Fri', '2027-01-08'],
  ['by next Friday', '2027-01-15'],
  ['next Tuesday', '2027-01-12'],
  ['by 3 December', '2027-12-03'],
  ['by December 3rd', '2027-12-03'],
  ['by 3rd of December 2028', '2028-12-03'],
  ['until tomorrow', '2027-01-06'],
  ['by the day after tomorrow', '2027-01-07'],
  ['by the end of the week', '2027-01-08'],
  ['by end of next week', '2027-01-15'],
  ['by the end of March', '2027-03-31'],
  ['by the 15th', '2027-01-15'],
  // What is over this year is next year's.
  ['bis 4.1.', '2028-01-04'],
  ['bis 4. Januar', '2028-01-04'],
  ['by 4 January', '2028-01-04'],
])('a line says until when: %s', (until, due) => {
  expect(read(`Angebot holen ${until}`)).toEqual(['Angebot holen', '', due])
})

test('a day in the middle of the line goes, and the rest stays a sentence', () => {
  expect(read('Vertrag bis Freitag anfordern')[0]).toBe('Vertrag anfordern')
  expect(read('Vertrag anfordern (bis Freitag)')[0]).toBe('Vertrag anfordern')
  expect(read('Vertrag anfordern, bis Freitag, und prüfen')[0]).toBe(
    'Vertrag anfordern, und prüfen',
  )
})

test('a time of the day is not lost', () => {
  expect(read('Anrufen bis Freitag 12 Uhr')).toEqual([
    'Anrufen bis Freitag 12 Uhr',
    '',
    '2027-01-08',
  ])
  expect(read('Anrufen bis morgen Abend')[0]).toBe('Anrufen bis morgen Abend')
})

test.each([
  'Anrufen bis 10 Uhr',
  'Bis zu 5 Angebote einholen',
  'Kapitel bis zum 10. Kapitel lesen',
  'Preis bis 3.12 Euro verhandeln',
  'Rabatt bis 5.10 % prüfen',
  'Alles bis auf den Anhang schicken',
  'Von Montag bis 31.2. planen',
  'Mai: Planung',
  'Freitag: Planung',
  'Projekt: Zeitplan schreiben',
  'Werbung: Entwurf ansehen',
  'Budget: Zahlen prüfen',
  'Anna fragen, ob sie kommt',
  'https://example.com/anna: ansehen',
  'Uhrzeit 10:30 notieren',
  'USA: Reise planen',
  'Call 5 people by phone',
  'Be ready by 10 am',
  'Stand by me lesen',
  'bis Freitag',
  'Anna: bis Freitag',
  'So gut bis so schlecht vergleichen',
])('what only looks like a person or a day stays: %s', (line) => {
  expect(read(line)).toEqual([line, '', ''])
})

test('what was not meant is taken back, and its words stay', () => {
  const line = 'Anna: Vertrag anfordern bis Freitag'
  expect(readTaskLine(line, [], TODAY, { person: true })).toEqual({
    text: 'Anna: Vertrag anfordern',
    person: '',
    due: '2027-01-08',
  })
  expect(readTaskLine(line, [], TODAY, { due: true }).text).toBe('Vertrag anfordern bis Freitag')
  expect(readTaskLine(line, [], TODAY, { person: true, due: true }).text).toBe(line)
})

test('whatever is typed, no word is lost but those that became a person or a day', () => {
  const words = fc.constantFrom(
    'Anna:',
    '@Ben',
    'bis',
    'Freitag',
    'by',
    '3.12.',
    'Ende',
    'Woche',
    'x',
    '7',
    '(',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 8 }),
      (parts) => {
        const line = parts.join(' ')
        const { text, person, due } = readTaskLine(line, PEOPLE, TODAY)
        expect(due === '' || isCalendarDay(due)).toBe(true)
        if (!person && !due) expect(text).toBe(line.trim())
      },
    ),
  )
})
