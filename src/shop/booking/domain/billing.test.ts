import { expect, test } from 'vitest'
import { countryCode } from '#platform/basics/domain/country-code.ts'
import { isOtherEuVatId } from '#site/pages/domain/vat-id.ts'
import { billingTexts, getsXRechnung, NO_BILLING_DETAILS, withGiven } from './billing.ts'
import { BILLING_FIELDS, billingFormTexts } from './billing-fields.ts'
import { billingChangeSchema, givenBillingSchema } from './billing-schema.ts'
import { isLeitwegId } from './leitweg-id.ts'

test.each([
  ['DE123456789', true],
  ['de 123 456 789', true],
  ['DE12345678', false],
  ['ATU12345678', true],
  ['AT12345678', false],
  ['BE0123456789', true],
  ['BG123456789', true],
  ['CHE-123.456.789 MWST', true],
  ['CH123456789', false],
  ['CY12345678X', true],
  ['CZ12345678', true],
  ['DK12345678', true],
  ['EE123456789', true],
  ['EL123456789', true],
  ['ESX1234567X', true],
  ['FI12345678', true],
  ['FRXX123456789', true],
  ['GB123456789', true],
  ['GB12345', false],
  ['HR12345678901', true],
  ['HU12345678', true],
  ['IE1234567WA', true],
  ['IT12345678901', true],
  ['LT123456789', true],
  ['LU12345678', true],
  ['LV12345678901', true],
  ['MT12345678', true],
  ['NL123456789B01', true],
  ['NL123456789', false],
  ['PL1234567890', true],
  ['PT123456789', true],
  ['RO1234567', true],
  ['SE123456789012', true],
  ['SI12345678', true],
  ['SK1234567890', true],
  ['XI123456789', true],
  // Those of Greece begin with EL.
  ['GR123456789', false],
  ['gr 123 456 789', false],
  // Of a country whose form is not known.
  ['NO 123 456 789 MVA', true],
  ['US-12-3456789', true],
  // No country at all: more likely another number.
  ['123/456/78901', false],
  ['QQ123456789', false],
  ['', true],
])('VAT ID %j: %s', (typed, isAccepted) => {
  expect(BILLING_FIELDS.vatId.rule(typed) === null).toBe(isAccepted)
})

test('how a VAT ID is written does not matter: in small letters, in groups, with full stops or hyphens', () => {
  for (const id of [
    'ATU12345678',
    'ESX1234567X',
    'NL123456789B01',
    'IE1234567WA',
    'CHE123456789MWST',
  ])
    for (const sign of [' ', '.', '-', '\u00a0']) {
      const typed = [...id.toLowerCase()].join(sign)
      if (typed.length <= 30) expect(BILLING_FIELDS.vatId.rule(typed), typed).toBeNull()
      expect(isOtherEuVatId(typed)).toBe(!id.startsWith('CH'))
    }
})

test.each([
  ['ATU12345678', true],
  ['DE123456789', false],
  ['XI123456789', false],
  ['CHE123456789', false],
  ['AT12345678', false],
])('%s is of another country of the EU: %s', (vatId, isOther) => {
  expect(isOtherEuVatId(vatId)).toBe(isOther)
})

test.each([
  ['04011000-1234512345-06', true],
  ['991-01484-64', true],
  ['04011000-1234512345-07', false],
  ['991-01484-46', false],
  ['04011000', false],
  ['04011000-ab_-06', false],
  ['', false],
])('Leitweg-ID %j: %s', (id, isRight) => {
  expect(isLeitwegId(id)).toBe(isRight)
  expect(BILLING_FIELDS.leitwegId.rule(id) === null).toBe(isRight || id === '')
})

test.each([
  ['', 'DE'],
  ['Österreich', 'AT'],
  ['austria', 'AT'],
  ['fr', 'FR'],
  ['Überall', null],
])('the country %j is %s', (written, code) => {
  expect(countryCode(written)).toBe(code)
})

test('a country is stored by its German name, whether it was chosen or typed, and an unknown one as it was typed', () => {
  for (const [country, stored] of [
    ['AT', 'Österreich'],
    ['Austria', 'Österreich'],
    ['', ''],
    ['Überall', 'Überall'],
  ] as const)
    expect(billingChangeSchema.parse({ country })).toEqual({ country: stored })
  const form = (country: string) => billingFormTexts({ ...NO_BILLING_DETAILS, country }).country
  expect(['Österreich', 'Deutschland', '', 'Überall'].map(form)).toEqual(['AT', '', '', 'Überall'])
})

test('a Leitweg-ID is stored in capitals, and stands for the wish to get an XRechnung', () => {
  const given = givenBillingSchema.parse({ leitwegId: ' 991-01484-64 ' })
  expect(given).toEqual({ leitwegId: '991-01484-64' })
  expect(getsXRechnung(withGiven(NO_BILLING_DETAILS, given))).toBe(true)
  expect(getsXRechnung({ ...NO_BILLING_DETAILS, wantsXRechnung: true })).toBe(true)
  expect(getsXRechnung(NO_BILLING_DETAILS)).toBe(false)
})

test('a change names at least one field; a tick that is taken back is a change', () => {
  expect(billingChangeSchema.safeParse({}).success).toBe(false)
  expect(billingChangeSchema.parse({ namesOnInvoice: false })).toEqual({ namesOnInvoice: false })
  expect(billingTexts({ namesOnInvoice: true, wantsXRechnung: false })).toEqual({
    namesOnInvoice: 'ja',
    wantsXRechnung: '',
  })
})
