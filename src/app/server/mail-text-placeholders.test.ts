import './mails.ts'
import { describe, expect, test } from 'vitest'
import {
  askUs,
  fact,
  MAIL_TEXT_PARTS,
  placeholdersOf,
  sentence,
} from '#platform/mail/domain/mail-text.ts'
import {
  filledLine,
  filledParagraphs,
  placeholderProblem,
} from '#platform/mail/domain/mail-text-placeholders.ts'
import { editedMails, mailTextOf } from '#platform/mail/server/mail-text-values.ts'

const MAIL = {
  placeholders: {
    name: fact('Name'),
    training: fact('Titel'),
    plätze: fact('Anzahl', 'subject'),
    folge: sentence('Satz', 'opening'),
  },
}

describe('an original text', () => {
  test.each(editedMails())('of %s contains what it has to, and nothing unknown', (template) => {
    const mail = mailTextOf(template)
    for (const part of MAIL_TEXT_PARTS)
      expect(placeholderProblem(mail, part, mail[part]), part).toBeNull()
    for (const name of Object.keys(placeholdersOf(mail))) expect(name).toMatch(/^[\p{Ll}_]+$/u)
  })
})

test.each([
  ['subject', '{{plätze}} für {{ Name }}', null],
  ['subject', '{{PLÄTZE}}'.normalize('NFD'), null],
  ['opening', '{{folge}} Frag {{kontakt_email}}.', null],
  ['closing', '', null],
  [
    'subject',
    '{{plätze}} {{preis}}',
    'Den Platzhalter {{preis}} gibt es in dieser E-Mail nicht. Möglich sind: {{name}}, {{training}}, {{plätze}}.',
  ],
  [
    'subject',
    '{{plätze}} {{folge}}',
    '{{folge}} passt nicht in den Betreff. Möglich sind: {{name}}, {{training}}, {{plätze}}.',
  ],
  [
    'subject',
    'Hallo',
    'Hier fehlt {{plätze}}. Ohne diese Angabe wäre die E-Mail unvollständig: Anzahl.',
  ],
  [
    'opening',
    'Hallo',
    'Hier fehlt {{folge}}. Ohne diese Angabe wäre die E-Mail unvollständig: Satz.',
  ],
  [
    'closing',
    'Bis bald, {name}',
    'Ein Platzhalter steht in je zwei geschweiften Klammern, zum Beispiel {{name}}.',
  ],
  [
    'closing',
    'Bis bald, {{name',
    'Ein Platzhalter steht in je zwei geschweiften Klammern, zum Beispiel {{name}}.',
  ],
  ['closing', 'Ein Herz {} und {x}', null],
  ['closing', '{{toString}}', expect.stringContaining('gibt es in dieser E-Mail nicht')],
] as const)('the placeholders of the %s "%s"', (part, text, problem) => {
  expect(placeholderProblem(MAIL, part, text)).toEqual(problem)
})

test.each([
  ['{{training}}: los', { training: 'Uhren & Zeit' }, 'Uhren & Zeit: los'],
  ['{{ Training }}', { training: 'Uhren' }, 'Uhren'],
  ['{{name}}, es geht los', { name: '' }, 'Es geht los'],
  ['Los, {{name}}!', { name: '' }, 'Los!'],
  ['Los mit {{name}} und {{training}}', { name: '', training: 'A' }, 'Los mit und A'],
  ['{{wann}}: {{training}}', { wann: 'morgen', training: 'A' }, 'Morgen: A'],
  [
    'Es ist so weit. {{wann}} geht es los',
    { wann: 'morgen' },
    'Es ist so weit. Morgen geht es los',
  ],
  ['Ab {{wann}}', { wann: 'morgen' }, 'Ab morgen'],
  ['{{name}}', { name: '{{training}}', training: 'A' }, '{{training}}'],
  ['{{name}} {{fehlt}}', { name: 'Kim' }, 'Kim'],
])('"%s" is filled in', (text, values, filled) => {
  expect(filledLine(text, values)).toBe(filled)
})

test('each line of a text is a paragraph, without those that nothing fills', () => {
  const values = { grund: '', folge: 'die Plätze sind frei.' }
  expect(
    filledParagraphs('{{folge}}\n{{grund}}\n\n  {{folge}} Schön. {{folge}}', values, true),
  ).toEqual([
    [{ text: 'die Plätze sind frei.' }],
    [{ text: 'Die Plätze sind frei.' }, { text: ' Schön. ' }, { text: 'Die Plätze sind frei.' }],
  ])
})

test('addresses that staff wrote become links, those in values do not', () => {
  expect(
    filledParagraphs('Siehe https://example.org/plan?a=1. Oder ({{name}}) an hallo@example.org!', {
      name: 'https://boese.example',
    }),
  ).toEqual([
    [
      { text: 'Siehe ' },
      { text: 'https://example.org/plan?a=1', href: 'https://example.org/plan?a=1' },
      { text: '. Oder (' },
      { text: 'https://boese.example' },
      { text: ') an ' },
      { text: 'hallo@example.org', href: 'mailto:hallo@example.org' },
      { text: '!' },
    ],
  ])
  const email = { text: 'frag@example.org', href: 'mailto:frag@example.org' }
  expect(
    filledParagraphs(askUs('Fragen?'), { kontakt_email: email, kontakt_telefon: '1' }),
  ).toEqual([
    [
      { text: 'Fragen? Schreib uns an ' },
      email,
      { text: ' oder ruf an: ' },
      { text: '1' },
      { text: '.' },
    ],
  ])
})

test('no scheme but that of websites and mailboxes becomes a link', () => {
  const text = 'javascript:alert(1) data:text/html,x <b>fett</b> www.example.org'
  expect(filledParagraphs(text, {})).toEqual([[{ text }]])
})
