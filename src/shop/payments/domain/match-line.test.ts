import { describe, expect, test } from 'vitest'
import { matcherOf, type PayableInvoice } from './match-line.ts'

const invoice = (id: string, changes: Partial<PayableInvoice> = {}): PayableInvoice => ({
  ...{ id, number: id, references: [], company: 'Möbelhaus Beispiel GmbH & Co. KG' },
  ...{ open: 20_600, balance: 0 },
  ...changes,
})
const line = (text: string, cents = 20_600, party = '') => ({ text, cents, party })

/** What is entered by itself, as "RE-2026-0042: 20600". */
const exactOf = (invoices: PayableInvoice[], ...of: Parameters<typeof line>) =>
  matcherOf(invoices)(line(...of))
    .exact.map(({ id, cents }) => `${id}: ${cents}`)
    .sort()

describe('a text names the number RE-2026-0042', () => {
  const known = [
    invoice('RE-2026-0042', { references: ['MF-7K3P-9QXD'] }),
    invoice('RE-2026-0004', { company: 'Andere AG' }),
    invoice('RE-2026-0420', { company: 'Andere AG' }),
    invoice('RE-2025-0042', { company: 'Andere AG' }),
  ]
  test.each([
    'RE-2026-0042',
    're-2026-0042',
    'RE20260042',
    'RE 2026 42',
    'RE-2026-42 vom 12.01.',
    'Rechnung Nr. RE/2026/00042, Kd. 4711',
    'RE-2026-00 42',
    'RE-20 26-0042',
    'Danke! RE-2026-0042vom Januar',
    'EREF+RE-2026-0042',
    'RE-2026-0042 2 Plätze',
    'Buchung MF-7K3P-9QXD',
    'mf7k3p9qxd',
    'MF 7K3P 9QXD Training',
    'RE-2026-0042 MF-7K3P-9QXD',
  ])('%s', (text) => {
    expect(exactOf(known, text)).toEqual(['RE-2026-0042: 20600'])
  })

  test.each([
    'RE-2026-00421',
    'RE-2026-1042',
    'ARE-2026-0042',
    'RE-12026-0042',
    'RE-2026',
    '0042',
    'MF-7K3P-9QXDA',
    'XMF-7K3P-9QXD',
    'MF-7K3P',
    '',
  ])('not by %s', (text) => {
    expect(exactOf(known, text)).toEqual([])
  })
})

test('a number that is the beginning of a longer one is not taken for it', () => {
  const known = [invoice('K26-1'), invoice('K26-12'), invoice('K26-121')]
  expect(exactOf(known, 'K26-12')).toEqual(['K26-12: 20600'])
  expect(exactOf(known, 'K26121')).toEqual(['K26-121: 20600'])
})

test('where the bank may have broken the number of another invoice with that amount, staff decide', () => {
  const short = invoice('K26-1')
  const long = (open: number) => invoice('K26-121', { open })
  const broken = line('K26-1 21 Personen')
  expect(matcherOf([short, long(10_300)])(broken).exact).toEqual([{ id: 'K26-1', cents: 20_600 }])
  expect(matcherOf([short, long(20_600)])(broken)).toEqual({
    exact: [],
    proposals: [
      { id: 'K26-1', reason: 'named' },
      { id: 'K26-121', reason: 'named' },
    ],
  })
})

describe('a number without letters', () => {
  const known = ['2027/1', '2027/42', '27-8', '2700042'].map((number) =>
    invoice(number, { company: 'Andere AG' }),
  )
  test.each([
    ['Rechnung 2027/42', '2027/42'],
    ['RE 2027-0042 vom 12.01.2027', '2027/42'],
    ['2027/1, zwei Plätze', '2027/1'],
    ['Nr.27-8', '27-8'],
    ['2700042', '2700042'],
  ])('is named by %s', (text, number) => {
    expect(exactOf(known, text)).toEqual([`${number}: 20600`])
  })

  test.each([
    '12.01.2027, 42 Stühle',
    'vom 12.2027 42 Plätze',
    '2027-01-12',
    '1.2027/42',
    'am 21.01.27-8 Uhr',
    '2027/42/3',
    '12700042',
  ])('is not named by %s', (text) => {
    expect(exactOf(known, text)).toEqual([])
  })
})

test('of an invoice that was replaced, the booking means the one that is open', () => {
  const references = ['MF-7K3P-9QXD']
  const known = [
    invoice('K26-001', { references, open: 0 }),
    invoice('K26-003', { references, open: 10_300 }),
  ]
  expect(exactOf(known, 'MF-7K3P-9QXD', 10_300)).toEqual(['K26-003: 10300'])
  const match = matcherOf(known)(line('K26-001', 10_300))
  expect(match).toEqual({
    exact: [],
    proposals: [
      { id: 'K26-003', reason: 'named' },
      { id: 'K26-001', reason: 'named' },
    ],
  })
})

test('one transfer for several invoices is entered for each where the sum is exact', () => {
  const known = [invoice('K26-001'), invoice('K26-002', { open: 10_300 }), invoice('K26-003')]
  expect(exactOf(known, 'K26-001, K26-002', 30_900)).toEqual(['K26-001: 20600', 'K26-002: 10300'])
  expect(exactOf(known, 'K26-001, K26-002', 30_800)).toEqual([])
  expect(exactOf(known, 'K26-001 K26-003'), 'either may be meant').toEqual([])
})

test.each<[string, PayableInvoice, ReturnType<typeof line>, string[]]>([
  ['another amount', invoice('K26-001'), line('K26-001', 20_000), ['named']],
  ['an invoice that is paid', invoice('K26-001', { open: 0 }), line('K26-001'), ['named']],
  [
    'amount and company',
    invoice('K26-001'),
    line('Danke', 20_600, 'MOEBELHAUS BEISPIEL'),
    ['amount_and_company'],
  ],
  [
    'a company in the text',
    invoice('K26-001'),
    line('für Möbelhaus Beispiel'),
    ['amount_and_company'],
  ],
  ['the amount alone', invoice('K26-001'), line('Danke', 20_600, 'Tischlerei'), []],
  ['the company alone', invoice('K26-001'), line('', 1, 'Möbelhaus Beispiel'), []],
  [
    'a part of a name',
    invoice('K26-001', { company: 'Beis GmbH' }),
    line('', 20_600, 'Beispiel'),
    [],
  ],
  ['a legal form alone', invoice('K26-001', { company: 'GmbH' }), line('', 20_600, 'Y GmbH'), []],
])('%s is a proposal at most', (_, known, of, reasons) => {
  const { exact, proposals } = matcherOf([known])(of)
  expect(exact).toEqual([])
  expect(proposals.map(({ reason }) => reason)).toEqual(reasons)
})

test('money that left is entered for what is to be refunded, and a returned debit is a proposal', () => {
  const refund = invoice('K26-001', { open: -20_600, balance: 20_600 })
  const paid = invoice('K26-002', { open: 0, balance: 20_600 })
  const match = matcherOf([refund, paid])
  expect(match(line('Erstattung K26-001', -20_600)).exact).toEqual([
    { id: 'K26-001', cents: 20_600 },
  ])
  expect(match(line('K26-001', 20_600)).exact).toEqual([])
  expect(match(line('K26-002', -20_600))).toEqual({
    exact: [],
    proposals: [{ id: 'K26-002', reason: 'named' }],
  })
  expect(match(line('K26-002', -20_601)).proposals).toEqual([])
})
