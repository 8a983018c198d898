import { describe, expect, test } from 'vitest'
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { cancelUntilText, moveUntilText, replaceUntilText, ruleTexts } from './rule-texts.ts'

/** With usual spaces: dates on the page do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Tuesday, 12 January 2027, 10:00 in Berlin. */
const SEAT = { startsAt: '2027-01-12T09:00:00.000Z' }
const UNKNOWN = { startsAt: null }

function rules(changes: Partial<BookingRules> = {}): BookingRules {
  return { ...DEFAULT_BOOKING_RULES, ...changes }
}

describe('until when another person can take the seat', () => {
  test.each([
    [0, 'Möglich bis zum Beginn am Dienstag, 12. Januar 2027, 10:00 Uhr.'],
    [1, 'Möglich bis Dienstag, 12. Januar 2027, 09:00 Uhr.'],
    [48, 'Möglich bis Sonntag, 10. Januar 2027, 10:00 Uhr.'],
  ])('%i hours before', (substituteUntilHours, text) => {
    expect(plain(replaceUntilText(SEAT, rules({ substituteUntilHours })))).toBe(text)
  })

  test('without a known start', () => {
    expect(plain(replaceUntilText(UNKNOWN, rules()))).toBe(
      'Möglich, solange der Beginn noch nicht feststeht.',
    )
  })
})

describe('until when a seat can be moved', () => {
  test.each([
    [0, 'Möglich bis zum Beginn am Dienstag, 12. Januar 2027, 10:00 Uhr.'],
    [3, 'Möglich bis Samstag, 9. Januar 2027.'],
    [14, 'Möglich bis Dienstag, 29. Dezember 2026.'],
  ])('%i days before', (moveUntilDays, text) => {
    expect(plain(moveUntilText(SEAT, rules({ moveUntilDays })))).toBe(text)
  })

  test('counts days of Berlin, not of UTC', () => {
    // 00:30 on 13 January in Berlin.
    const seat = { startsAt: '2027-01-12T23:30:00.000Z' }
    expect(plain(moveUntilText(seat, rules({ moveUntilDays: 1 })))).toBe(
      'Möglich bis Dienstag, 12. Januar 2027.',
    )
  })
})

describe('until when cancelling is free', () => {
  test.each([
    [14, 'free', 'Kostenlos bis Dienstag, 29. Dezember 2026. Danach geht es nur auf Anfrage.'],
    [
      14,
      'request',
      'Kostenlos war es bis Dienstag, 29. Dezember 2026. Jetzt geht es nur noch auf Anfrage.',
    ],
    [0, 'free', 'Kostenlos bis zum Beginn am Dienstag, 12. Januar 2027, 10:00 Uhr.'],
    [14, 'over', 'Nicht mehr möglich: Die Session hat begonnen.'],
  ] as const)('%i days before, %s', (cancelFreeUntilDays, mode, text) => {
    expect(plain(cancelUntilText(SEAT, rules({ cancelFreeUntilDays }), mode))).toBe(text)
  })

  test('without a known start', () => {
    expect(plain(cancelUntilText(UNKNOWN, rules(), 'free'))).toBe(
      'Kostenlos, solange der Beginn noch nicht feststeht.',
    )
  })
})

describe('the rules in general', () => {
  test.each<[BookingRules, string[]]>([
    [
      DEFAULT_BOOKING_RULES,
      [
        'Bis die Session beginnt, kannst du jeden Platz weitergeben.',
        'Bis 3 Tage vorher kannst du einen Platz auf einen Termin mit freien Plätzen umbuchen. Der Preis bleibt.',
        'Bis 14 Tage vorher ist es kostenlos. Danach geht es nur auf Anfrage und kostet höchstens 100\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts. Wir antworten dir per E-Mail, innerhalb von 2 Werktagen.',
      ],
    ],
    [
      rules({
        substituteUntilHours: 1,
        moveUntilDays: 0,
        cancelFreeUntilDays: 1,
        lateCancelPercent: 0,
        answerWithinDays: 1,
      }),
      [
        'Bis eine Stunde vorher kannst du jeden Platz weitergeben.',
        'Bis die Session beginnt, kannst du einen Platz auf einen Termin mit freien Plätzen umbuchen. Der Preis bleibt.',
        'Bis einen Tag vorher ist es kostenlos. Danach geht es nur auf Anfrage und kostet auch dann nichts. Wir antworten dir per E-Mail, innerhalb eines Werktags.',
      ],
    ],
    [
      rules({ substituteUntilHours: 24, moveUntilDays: 1, cancelFreeUntilDays: 0 }),
      [
        'Bis 24 Stunden vorher kannst du jeden Platz weitergeben.',
        'Bis einen Tag vorher kannst du einen Platz auf einen Termin mit freien Plätzen umbuchen. Der Preis bleibt.',
        'Bis die Session beginnt, ist es kostenlos.',
      ],
    ],
  ])('%o', (inForce, texts) => {
    expect(ruleTexts(inForce).map(({ text }) => text)).toEqual(texts)
  })
})
