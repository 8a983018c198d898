import { expect, test } from 'vitest'
import {
  actorName,
  countText,
  detailLines,
  filterWords,
  sentenceText,
} from './audit-entry-texts.ts'

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, []],
  ['a change of status', { from: 'pending', to: 'confirmed' }, ['Ausstehend → Bestätigt']],
  ['edited fields', { fields: ['title', 'targetAudience'] }, ['Geändert: Titel, Zielgruppe']],
  [
    'edited data of a booking',
    { fields: ['contactName', 'company', 'vatId'] },
    ['Geändert: Name, Firma, USt-IdNr.'],
  ],
  [
    'edited facts about the firm',
    { fields: ['taxNumber', 'registerNumber'] },
    ['Geändert: Steuernummer, Registernummer'],
  ],
  [
    'a switch',
    { before: { isActive: true }, after: { isActive: false } },
    ['Eingeschaltet: ja → nein'],
  ],
  [
    'an export',
    { filter: { status: 'cancelled', training: 'kurs-3-drachen' }, rows: 12 },
    ['Auswahl: Status Abgesagt, Training kurs-3-drachen', '12 Zeilen'],
  ],
  ['an export of everything', { filter: {}, rows: 0 }, ['0 Zeilen']],
  ['an erasure', { mails: 4, seats: 2, registrations: 1 }, ['1 Anmeldung, 2 Plätze, 4 E-Mails']],
  [
    'a mail that was sent again',
    { previousStatus: 'failed', dedupeKey: 'registration.received/1' },
    ['Status davor: Fehlgeschlagen'],
  ],
  ['an account, whose address is in the sentence', { email: 'neu@example.com' }, []],
  [
    'a price period that was changed',
    {
      before: { periodName: 'Früh', validUntil: '2026-12-31', prices: { single: '99.00' } },
      after: { periodName: 'Früh', validUntil: '2027-01-15', prices: { single: '89.00' } },
    },
    ['Gültig bis: 31.12.2026 → 15.01.2027', 'Preis für 1 Training: 99.00 → 89.00'],
  ],
  [
    'a price period that is gone',
    { before: { periodType: 'early_bird', validFrom: '2026-01-01' } },
    ['Art: Early Bird', 'Gültig ab: 01.01.2026'],
  ],
  ['what nobody thought of', { colour: 'red', deep: { er: 1 } }, ['colour: red', 'deep: er 1']],
])('the details of %s', (_name, details, lines) => {
  expect(detailLines(details)).toEqual(lines)
})

test.each([
  ['registration.status_changed', 'MF-AB2C', 'hat den Status der Anmeldung MF-AB2C geändert'],
  ['registration.status_changed', null, 'hat den Status der Anmeldung „7“ geändert'],
  ['training.edited', 'Design $& Flight', 'hat das Training „Design $& Flight“ geändert'],
  ['admin.created', 'neu@example.com', 'hat einen Zugang für neu@example.com angelegt'],
  ['admin.logged_in', null, 'hat sich angemeldet'],
  ['later.invented', null, 'hat „later.invented“ ausgeführt: „7“'],
])('the sentence of %s about %s', (action, subjectName, sentence) => {
  expect(sentenceText({ action, subjectId: '7', subjectName })).toBe(sentence)
})

test.each([
  ['chefin@example.com', 'chefin@example.com'],
  ['npm run admin', 'Kommandozeile (npm run admin)'],
  ['npm run live', 'Kommandozeile (npm run live)'],
  ['Bucher', 'Bucher, über den Link'],
  ['Teilnehmende Person', 'Teilnehmende Person, über den Link'],
])('in the log, %s is %s', (actor, name) => {
  expect(actorName({ actor })).toBe(name)
})

test('on paper, the log says how many entries it has and what is searched for', () => {
  expect(countText(1, false)).toBe('1 Eintrag')
  expect(countText(0, false)).toBe('0 Einträge')
  expect(countText(2000, true)).toBe('Die neuesten 2.000 Einträge')
  expect(filterWords('')).toBe('')
  expect(filterWords('sina')).toBe('Suche: „sina“')
})
