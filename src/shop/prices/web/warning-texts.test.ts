import { expect, test } from 'vitest'
import type { CheckedPeriod, PriceWarning } from '../domain/price-warnings.ts'
import { warningWords } from './warning-texts.ts'

const period = (periodName: string, periodType: CheckedPeriod['periodType']): CheckedPeriod => ({
  periodName,
  periodType,
  validFrom: '2027-01-01',
  validUntil: '2027-01-31',
  schedules: [],
})
const early = period('Früh', 'early_bird')
const normal = period('Vollkarte', 'normal')
const draft = period('', 'normal')
const sameName = period('Früh', 'late_bird')
const days = { from: '2027-01-01', until: '2027-01-31' }
const overlap = { kind: 'overlap', ...days, isPhaseOverNormal: false } as const

test.each<[string, PriceWarning, 'hint' | 'warning', string]>([
  [
    'an early bird over a normal price',
    { ...overlap, periods: [normal, early], winner: early, isPhaseOverNormal: true },
    'hint',
    '„Vollkarte“ und „Früh“ überschneiden sich vom 1. Januar 2027 bis 31. Januar 2027. Es gilt „Früh“; „Vollkarte“ ist der Vergleichspreis.',
  ],
  [
    'two periods of one kind, one of them without a name yet',
    { ...overlap, periods: [draft, normal], winner: draft },
    'warning',
    'Dieser Zeitraum und „Vollkarte“ überschneiden sich vom 1. Januar 2027 bis 31. Januar 2027. Es gilt dieser Zeitraum.',
  ],
  [
    'two periods of one name',
    { ...overlap, periods: [early, sameName], winner: sameName, until: '2027-01-01' },
    'warning',
    '„Früh“ (Early Bird) und „Früh“ (Late Bird) überschneiden sich am 1. Januar 2027. Es gilt „Früh“ (Late Bird).',
  ],
  [
    'two periods of which neither wins alone',
    { ...overlap, periods: [early, normal], winner: null },
    'warning',
    '„Früh“ und „Vollkarte“ überschneiden sich vom 1. Januar 2027 bis 31. Januar 2027. Für jedes Paket gilt der niedrigere Preis.',
  ],
  [
    'a gap',
    { kind: 'gap', ...days },
    'warning',
    'Vom 1. Januar 2027 bis 31. Januar 2027 gilt kein Preiszeitraum: Dann gelten die Grundpreise der Pakete.',
  ],
  [
    'a dear early bird',
    {
      kind: 'dearer',
      ...days,
      period: early,
      packageId: 'single',
      earlyCents: 15_950,
      normalCents: 14_900,
    },
    'warning',
    'In „Früh“ kostet „Einzelkarte“ vom 1. Januar 2027 bis 31. Januar 2027 mehr (159,50\u00a0€) als zum regulären Preis (149\u00a0€).',
  ],
])('%s is told in a sentence', (_what, warning, tone, text) => {
  const packageName = () => 'Einzelkarte'

  expect(warningWords(warning, packageName)).toEqual({ tone, text })
})
