import { expect, test } from 'vitest'
import type { Todo } from '../domain/todo.ts'
import { todoGroups } from './todo-texts.ts'

const NOTHING = { count: 0, items: [] }
const DONE: Todo = {
  bookings: NOTHING,
  requests: NOTHING,
  absences: NOTHING,
  unfitInvoices: NOTHING,
  lackingInvoices: NOTHING,
  overdueInvoices: NOTHING,
  invoiceRefunds: NOTHING,
  bankLines: NOTHING,
  missingLinks: NOTHING,
  failedMails: NOTHING,
  heldMails: NOTHING,
  reportedRooms: NOTHING,
  waitingLists: NOTHING,
  endingPrices: NOTHING,
  missingDates: NOTHING,
  fewParticipants: NOTHING,
  lateBackups: NOTHING,
  translations: NOTHING,
  sampleFacts: NOTHING,
}
const REGISTRATION = { registrationId: 'r1', reference: 'MF-1', contactName: 'Sina Adler' }
const DATE = 'Donnerstag, 14. Januar 2027'
/** As shown: it breaks after the day of the week only. */
const SHOWN_DATE = 'Donnerstag, 14.\u00a0Januar\u00a02027'

test('where everything is done, there is nothing to show', () => {
  expect(todoGroups(DONE)).toEqual([])
})

test.each([
  ['bookings', 1, 'Buchung bestätigen'],
  ['bookings', 2, 'Buchungen bestätigen'],
  ['requests', 1, 'Anfrage beantworten'],
  ['requests', 1000, 'Anfragen beantworten'],
  ['absences', 1, 'Absage ohne Ersatz klären'],
  ['absences', 3, 'Absagen ohne Ersatz klären'],
  ['overdueInvoices', 1, 'Rechnung ist überfällig'],
  ['overdueInvoices', 2, 'Rechnungen sind überfällig'],
  ['missingLinks', 1, 'Zugangslink eintragen'],
  ['missingLinks', 2, 'Zugangslinks eintragen'],
  ['failedMails', 1, 'fehlgeschlagene E-Mail'],
  ['failedMails', 2, 'fehlgeschlagene E-Mails'],
  ['heldMails', 1, 'zurückgehaltene E-Mail'],
  ['heldMails', 2, 'zurückgehaltene E-Mails'],
  ['reportedRooms', 1, 'Gemeldetes ansehen'],
  ['waitingLists', 1, 'Warteliste ansehen'],
  ['waitingLists', 2, 'Wartelisten ansehen'],
  ['fewParticipants', 1, 'Termin mit wenigen Anmeldungen'],
  ['fewParticipants', 2, 'Termine mit wenigen Anmeldungen'],
  ['missingDates', 1, 'Termin planen'],
  ['missingDates', 2, 'Termine planen'],
  ['endingPrices', 1, 'Preiszeitraum planen'],
  ['endingPrices', 2, 'Preiszeiträume planen'],
  ['lateBackups', 1, 'Sicherung nachholen'],
  ['translations', 1, 'Übersetzung prüfen'],
  ['translations', 2, 'Übersetzungen prüfen'],
] as const)('%s, %i of them: "%s"', (key, count, words) => {
  expect(todoGroups({ ...DONE, [key]: { count, items: [] } })).toEqual([
    { key, count, words, items: [] },
  ])
})

test.each([
  [1, 'angekommen am 20. November 2026'],
  [2, 'die älteste vom 20. November 2026'],
])('%i bookings are one line: %s', (count, detail) => {
  const items = [{ ...REGISTRATION, createdAt: '2026-11-19T23:00:00.000Z' }]
  expect(todoGroups({ ...DONE, bookings: { count, items } })[0]?.items).toMatchObject([
    { detail, place: { at: 'pending list' } },
  ])
})

test.each([
  ['Jörg Weiß', DATE, `MF-1 · Platz von Jörg Weiß · Uhren & Zeit, ${SHOWN_DATE}`],
  [null, DATE, `MF-1 · ganze Buchung · Uhren & Zeit, ${SHOWN_DATE}`],
  [null, null, 'MF-1 · ganze Buchung'],
])('a request about the seat of %s on %s: "%s"', (attendeeName, date, detail) => {
  const trainingTitle = date && 'Uhren & Zeit'
  const request = { id: 'q1', ...REGISTRATION, attendeeName, trainingTitle, date, createdAt: '' }
  expect(todoGroups({ ...DONE, requests: { count: 1, items: [request] } })[0]?.items).toEqual([
    { key: 'q1', name: 'Absage von Sina Adler', detail, place: { at: 'registration', id: 'r1' } },
  ])
})

test.each([
  [
    { openOffers: 1, firstEndsAt: '2026-11-25T09:00:00.000Z' },
    '1 Angebot offen, bis Mittwoch, 25.\u00a0November\u00a02026, 10:00\u00a0Uhr.',
  ],
  [
    { openOffers: 2, firstEndsAt: '2026-11-25T09:00:00.000Z', endedOffers: 1 },
    '2 Angebote offen, das erste bis Mittwoch, 25.\u00a0November\u00a02026, 10:00\u00a0Uhr. 1 Angebot seit gestern nicht angenommen.',
  ],
  [{ endedOffers: 3 }, '3 Angebote seit gestern nicht angenommen.'],
  [
    { whyHeadWaits: 'Wartet auf 4 Plätze; 3 sind frei.' },
    'Als Nächste auf der Liste: Wartet auf 4 Plätze; 3 sind frei.',
  ],
])('a waiting list with %j: "%s"', (movement, detail) => {
  const list = {
    ...{ dateId: 'd1', trainingTitle: 'Uhren & Zeit', date: DATE },
    ...{ openOffers: 0, firstEndsAt: null, endedOffers: 0, whyHeadWaits: null },
    ...movement,
  }
  expect(todoGroups({ ...DONE, waitingLists: { count: 1, items: [list] } })[0]?.items).toEqual([
    { key: 'd1', name: `Uhren & Zeit, ${SHOWN_DATE}`, detail, place: { at: 'date', id: 'd1' } },
  ])
})

test('texts to translate are one line that names their pages', () => {
  const items = [
    { pageLabel: 'Kontakt', label: 'Titel' },
    { pageLabel: 'Startseite', label: 'Team' },
    { pageLabel: 'Kontakt', label: 'Einleitung' },
  ]
  expect(todoGroups({ ...DONE, translations: { count: 3, items } })[0]?.items).toMatchObject([
    { detail: 'Kontakt, Startseite', place: { at: 'translations' } },
  ])
})

test.each([
  [20_600, 20_500, 'MF-1 · lautet über 206\u00a0€, zu zahlen sind 205\u00a0€'],
  [20_600, 0, 'MF-1 · lautet über 206\u00a0€, zu zahlen ist nichts'],
  [0, 20_600, 'MF-1 · storniert, zu zahlen sind 206\u00a0€'],
])('of an invoice over %i cents of which %i are owed: "%s"', (invoiced, owed, detail) => {
  const unfit = {
    ...{ registrationId: 'r1', reference: 'MF-1', contactName: 'Sina Adler', number: 'K26-001' },
    ...{ invoiced, owed },
  }
  const [group] = todoGroups({ ...DONE, unfitInvoices: { count: 1, items: [unfit] } })
  expect(group?.items).toMatchObject([{ name: 'K26-001, Sina Adler', detail }])
})

test('money to pay back is named with its invoice, and lines of bank statements are one line', () => {
  const refund = { invoiceId: 'i1', number: 'K26-001', company: 'Möbel KG', cents: 20_600 }
  const items = [
    { ...refund, registrationId: 'r1' },
    { ...refund, invoiceId: 'i2', registrationId: null },
  ]
  const groups = todoGroups({
    ...DONE,
    invoiceRefunds: { count: 2, items },
    bankLines: { count: 3, items: [{ day: '2026-11-20' }] },
  })
  expect(groups.map(({ words }) => words)).toEqual(['Beträge zurückzahlen', 'Umsätze prüfen'])
  expect(groups.map((group) => group.items)).toMatchObject([
    [
      {
        name: '206\u00a0€ an Möbel KG',
        detail: 'Rechnung K26-001',
        place: { at: 'registration', id: 'r1' },
      },
      { place: { at: 'invoices', view: undefined } },
    ],
    [
      {
        name: 'Zum Kontoauszug',
        detail: 'der älteste vom 20. November 2026',
        place: { at: 'invoices', view: 'kontoauszug' },
      },
    ],
  ])
})

test('an erased recipient is not shown', () => {
  const items = [
    { id: 'm1', recipient: 'geloescht-1@example.invalid', subject: 'Willkommen', createdAt: '' },
  ]
  expect(todoGroups({ ...DONE, failedMails: { count: 1, items } })[0]?.items[0]?.detail).toBe(
    'Empfänger gelöscht',
  )
})

test.each([
  [0, 'Kein Preiszeitraum in Kraft', 'Im Shop gilt der Grundpreis'],
  [1, 'Preise enden in 1 Tag', 'Ab dem 20. Mai 2027 gilt der Grundpreis'],
  [28, 'Preise enden in 28 Tagen', 'Ab dem 20. Mai 2027 gilt der Grundpreis'],
])('prices that end in %i days: "%s"', (days, name, sentence) => {
  const end = { from: '2027-05-20', days, packageNames: ['Einzelkarte', '2 Karten'] }
  expect(todoGroups({ ...DONE, endingPrices: { count: 1, items: [end] } })[0]?.items).toEqual([
    {
      key: '2027-05-20',
      name,
      detail: `${sentence}: Einzelkarte, 2 Karten`,
      place: { at: 'prices' },
    },
  ])
})

test.each([
  ['Uhren & Zeit', 'Uhren & Zeit', 'Kein Termin geplant, also kann niemand buchen'],
  [null, 'Kein Termin in Aussicht', 'Für kein Training: Im Shop kann nichts gebucht werden'],
])('without a date for %s: "%s"', (trainingTitle, name, detail) => {
  const missing = { trainingId: trainingTitle && 'kurs-1-uhren', trainingTitle }
  expect(
    todoGroups({ ...DONE, missingDates: { count: 1, items: [missing] } })[0]?.items,
  ).toMatchObject([{ name, detail, place: { at: 'dates' } }])
})

test.each([
  [0, 'noch keine Anmeldung'],
  [1, '1 gebuchter Platz'],
  [3, '3 gebuchte Plätze'],
])('a date for which %i have booked: "%s"', (seatsTaken, detail) => {
  const date = { dateId: 'd1', trainingTitle: 'Uhren & Zeit', date: DATE, seatsTaken }
  expect(
    todoGroups({ ...DONE, fewParticipants: { count: 1, items: [date] } })[0]?.items,
  ).toMatchObject([
    { name: `Uhren & Zeit, ${SHOWN_DATE}`, detail, place: { at: 'date', id: 'd1' } },
  ])
})

test.each([
  [null, 'Noch keine Sicherung'],
  ['2026-11-19T23:30:00.000Z', 'Letzte Sicherung am 20. November 2026'],
])('a backup of %s: "%s"', (madeAt, name) => {
  expect(
    todoGroups({ ...DONE, lateBackups: { count: 1, items: [{ madeAt }] } })[0]?.items,
  ).toMatchObject([{ name, place: { at: 'server' } }])
})
