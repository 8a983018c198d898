import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { DEFAULT_REMINDER_RULES, type ReminderRules } from './reminder-rules.ts'
import {
  type RemindedInvoice,
  type ReminderStep,
  reasonNotToRemind,
  reminderStage,
  waitsForOffice,
} from './reminder-steps.ts'

const DUE = '2027-01-26'
const ACCOUNT = { gross: 21_900, isCancelled: false, received: 0, refunded: 0, writtenOff: 0 }

/** An unpaid invoice that was due on 26 January 2027. */
function invoice(changes: Partial<RemindedInvoice> = {}): RemindedInvoice {
  return { dueOn: DUE, account: ACCOUNT, disputeReason: null, last: null, ...changes }
}

function stageOn(today: string, changes: Partial<RemindedInvoice> = {}) {
  return reminderStage(invoice(changes), DEFAULT_REMINDER_RULES, today)
}

/** The last reminder and the day on which it was sent. */
function sent(step: ReminderStep, sentOn: string | null) {
  return { last: { step, sentOn } }
}

describe('by the usual rules', () => {
  test.each([
    ['on the due day', '2027-01-26', null, { kind: 'later', step: 1, on: '2027-02-02' }],
    ['six days after it', '2027-02-01', null, { kind: 'later', step: 1, on: '2027-02-02' }],
    ['seven days after it', '2027-02-02', null, { kind: 'due', step: 1, since: '2027-02-02' }],
    ['long after it', '2028-01-01', null, { kind: 'due', step: 1, since: '2027-02-02' }],
    [
      'thirteen days after the first',
      '2027-02-18',
      sent(1, '2027-02-05'),
      { kind: 'later', step: 2, on: '2027-02-19' },
    ],
    [
      'fourteen days after the first',
      '2027-02-19',
      sent(1, '2027-02-05'),
      { kind: 'due', step: 2, since: '2027-02-19' },
    ],
    [
      'fourteen days after the second',
      '2027-03-05',
      sent(2, '2027-02-19'),
      { kind: 'due', step: 3, since: '2027-03-05' },
    ],
    [
      'after the third',
      '2028-01-01',
      sent(3, '2027-03-05'),
      { kind: 'ended', decideOn: '2027-03-19' },
    ],
    ['while the mail of the first waits', '2028-01-01', sent(1, null), { kind: 'unsent', step: 1 }],
    ['while the mail of the third waits', '2028-01-01', sent(3, null), { kind: 'unsent', step: 3 }],
  ] as const)('%s', (_when, today, last, stage) => {
    expect(stageOn(today, last ?? {})).toEqual(stage)
  })
})

describe('nobody is reminded of', () => {
  test.each([
    ['what is paid', { account: { ...ACCOUNT, received: 21_900 } }, 'settled'],
    ['what is paid twice', { account: { ...ACCOUNT, received: 43_800 } }, 'settled'],
    ['what is written off', { account: { ...ACCOUNT, writtenOff: 21_900 } }, 'settled'],
    ['what is cancelled', { account: { ...ACCOUNT, isCancelled: true } }, 'settled'],
    [
      'what is cancelled and was paid in part',
      { account: { ...ACCOUNT, isCancelled: true, received: 100 } },
      'settled',
    ],
    ['what is disputed', { disputeReason: 'Termin fiel aus' }, 'disputed'],
  ])('%s', (_what, changes, kind) => {
    expect(stageOn('2028-01-01', changes).kind).toBe(kind)
  })

  test('but of what is paid in part, and of what was paid and sent back', () => {
    expect(stageOn('2027-02-02', { account: { ...ACCOUNT, received: 21_899 } }).kind).toBe('due')
    expect(
      stageOn('2027-02-02', { account: { ...ACCOUNT, received: 21_900, refunded: 21_900 } }).kind,
    ).toBe('due')
  })
})

const someDays = fc.integer({ min: 1, max: 90 })
const someRules = fc.record<ReminderRules>({
  sending: fc.constantFrom('office', 'automatic'),
  firstDays: someDays,
  secondDays: someDays,
  thirdDays: someDays,
})

/** Looks at the invoice on these days, sends what is due, and notes the day of each step. */
function remindOn(
  days: readonly number[],
  rules: ReminderRules,
  changesOn: (day: number) => Partial<RemindedInvoice> = () => ({}),
) {
  let last: RemindedInvoice['last'] = null
  const sentOn: { step: ReminderStep; day: number }[] = []
  for (const day of days) {
    const today = addDays(DUE, day)
    const stage = reminderStage(invoice({ ...changesOn(day), last }), rules, today)
    if (stage.kind !== 'due') continue
    sentOn.push({ step: stage.step, day })
    last = { step: stage.step, sentOn: today }
  }
  return sentOn
}

const someVisits = fc
  .array(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
  .map((days) => days.toSorted((one, other) => one - other))

test('whenever one looks, however far the clock goes: each step once, in order, never before its days are over', () => {
  fc.assert(
    fc.property(someVisits, someRules, (visits, rules) => {
      const steps = remindOn([...visits, ...visits], rules)
      expect(steps.map(({ step }) => step)).toEqual([1, 2, 3].slice(0, steps.length))
      const wanted = [rules.firstDays, rules.secondDays, rules.thirdDays]
      steps.forEach(({ day }, index) => {
        const before = steps[index - 1]?.day ?? 0
        expect(day - before).toBeGreaterThanOrEqual(wanted[index] ?? 0)
      })
    }),
  )
})

test('looked at every day, each step comes on the first day on which it may', () => {
  fc.assert(
    fc.property(someRules, (rules) => {
      const daily = Array.from({ length: 280 }, (_, day) => day)
      const { firstDays, secondDays, thirdDays } = rules
      expect(remindOn(daily, rules).map(({ day }) => day)).toEqual([
        firstDays,
        firstDays + secondDays,
        firstDays + secondDays + thirdDays,
      ])
    }),
  )
})

test('from the day of its payment on, an invoice is never reminded of', () => {
  fc.assert(
    fc.property(someVisits, someRules, fc.integer({ min: 0, max: 500 }), (visits, rules, paid) => {
      const account = { ...ACCOUNT, received: ACCOUNT.gross }
      const steps = remindOn(visits, rules, (day) => (day >= paid ? { account } : {}))
      expect(steps.every(({ day }) => day < paid)).toBe(true)
    }),
  )
})

describe('the office has to do something', () => {
  const at = (today: string, automaticFrom: string | null = null) => ({ today, automaticFrom })
  const due = { kind: 'due', step: 1, since: '2027-02-02' } as const
  const ended = { kind: 'ended', decideOn: '2027-03-19' } as const

  test.each([
    ['where it approves each', due, 'office', at('2027-02-02'), true],
    ['not where the rules send it', due, 'automatic', at('2027-02-02'), false],
    [
      'where a copy cannot know what was sent',
      due,
      'automatic',
      at('2027-02-05', '2027-02-02'),
      true,
    ],
    ['not for what became due since', due, 'automatic', at('2027-02-05', '2027-02-01'), false],
    ['not right after the last one', ended, 'automatic', at('2027-03-18'), false],
    ['two weeks after the last one', ended, 'automatic', at('2027-03-19'), true],
    [
      'not for what is disputed',
      { kind: 'disputed', reason: '' },
      'office',
      at('2027-03-19'),
      false,
    ],
  ] as const)('%s', (_when, stage, sending, when, waits) => {
    expect(waitsForOffice(stage, { sending }, when)).toBe(waits)
  })
})

test.each([
  ['the step that is due', stageOn('2027-02-02'), 1, null],
  ['a later one', stageOn('2027-02-02'), 2, 'not_due'],
  ['one whose day is not there', stageOn('2027-02-01'), 1, 'not_due'],
  ['one that was sent', stageOn('2027-02-10', sent(1, '2027-02-05')), 1, 'reminded'],
  ['one whose mail is on its way', stageOn('2027-02-10', sent(1, null)), 1, 'reminded'],
  ['one after a mail on its way', stageOn('2027-03-10', sent(1, null)), 2, 'not_due'],
  ['the first, with the second due', stageOn('2027-03-10', sent(1, '2027-02-05')), 1, 'reminded'],
  ['the last once more', stageOn('2027-12-10', sent(3, '2027-03-05')), 3, 'reminded'],
  [
    'one of a disputed invoice',
    stageOn('2027-02-02', { disputeReason: 'Termin fiel aus' }),
    1,
    'disputed',
  ],
] as const)('%s', (_what, stage, step, reason) => {
  expect(reasonNotToRemind(stage, step, ACCOUNT)).toBe(reason)
})

test('what is settled is paid or cancelled', () => {
  expect(reasonNotToRemind({ kind: 'settled' }, 1, ACCOUNT)).toBe('paid')
  expect(reasonNotToRemind({ kind: 'settled' }, 1, { isCancelled: true })).toBe('cancelled')
})
