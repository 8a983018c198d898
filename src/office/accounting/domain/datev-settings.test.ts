import { expect, test } from 'vitest'
import {
  type DatevSettings,
  DEFAULT_DATEV_SETTINGS,
  datevSettingsSchema,
  isExample,
  missingForDatev,
} from './datev-settings.ts'

function refused(changes: Partial<DatevSettings>): string[] {
  const { error } = datevSettingsSchema.safeParse({ ...DEFAULT_DATEV_SETTINGS, ...changes })
  return (error?.issues ?? []).map(({ path }) => String(path[0]))
}

test.each<[string, Partial<DatevSettings>]>([
  ['the defaults', {}],
  ['the smallest numbers', { consultantNumber: '1001', clientNumber: '1' }],
  ['the largest numbers', { consultantNumber: '9999999', clientNumber: '99999' }],
  ['a collective account', { debtorAccount: '1400' }],
  ['the last account of a debtor', { debtorAccount: '69999' }],
  ['keys', { revenueKey: '3', otherRateAccount: '8300', otherRateKey: '0002' }],
  [
    'accounts of five digits',
    {
      revenueAccount: '84000',
      smallBusinessAccount: '81950',
      reverseChargeAccount: '83360',
      bankAccount: '12000',
      debtorAccount: '100000',
    },
  ],
])('%s are stored', (_, changes) => {
  expect(refused(changes)).toEqual([])
})

test.each<[string, Partial<DatevSettings>]>([
  ['consultantNumber', { consultantNumber: '1000' }],
  ['consultantNumber', { consultantNumber: '10000000' }],
  ['consultantNumber', { consultantNumber: '29 098' }],
  ['clientNumber', { clientNumber: '0' }],
  ['clientNumber', { clientNumber: '100000' }],
  ['fiscalYearMonth', { fiscalYearMonth: '13' }],
  ['revenueAccount', { revenueAccount: '840' }],
  ['revenueAccount', { revenueAccount: '0000' }],
  ['revenueAccount', { revenueAccount: '' }],
  ['bankAccount', { bankAccount: '0000' }],
  ['otherRateAccount', { otherRateAccount: '83' }],
  ['otherRateKey', { otherRateKey: '12345' }],
  ['debtorAccount', { debtorAccount: '70000' }],
  ['debtorAccount', { debtorAccount: '100000' }],
])('a wrong value of %s is refused: %j', (name, changes) => {
  expect(refused(changes)).toEqual([name])
})

test('accounts of another length than that of revenue are refused', () => {
  expect(refused({ revenueAccount: '840000' })).toEqual([
    'smallBusinessAccount',
    'reverseChargeAccount',
    'bankAccount',
    'debtorAccount',
  ])
})

test('what the tax adviser has to say is an example, or missing, until it is changed', () => {
  expect(missingForDatev(DEFAULT_DATEV_SETTINGS)).toEqual(['Beraternummer', 'Mandantennummer'])
  expect(isExample('revenueAccount', '8400')).toBe(true)
  expect(isExample('revenueAccount', '4400')).toBe(false)
  expect(isExample('consultantNumber', '')).toBe(false)
})
