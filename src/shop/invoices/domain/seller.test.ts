import { expect, test } from 'vitest'
import { SAMPLE_VALUES } from '#site/pages/domain/firm-samples.ts'
import { OWN_FIRM } from '../../../../tests/support/product/own-firm.ts'
import { missingOfSeller, sellerOf } from './seller.ts'

test('of the sample everything is missing that is invented, and what nobody has entered', () => {
  expect(missingOfSeller(SAMPLE_VALUES)).toEqual([
    'Name mit Rechtsform',
    'Telefon, wie es gezeigt wird',
    'E-Mail-Adresse',
    'Straße und Hausnummer',
    'Postleitzahl',
    'Vertreten durch',
    'IBAN',
    'Registergericht',
    'Registernummer',
    'USt-IdNr.',
  ])
})

test('nothing is missing of a firm with one of both tax numbers', () => {
  const { legal, invoices } = OWN_FIRM
  expect(missingOfSeller(OWN_FIRM)).toEqual([])
  expect(missingOfSeller({ ...OWN_FIRM, legal: { ...legal, taxId: '' } })).toEqual([])
  expect(missingOfSeller({ ...OWN_FIRM, invoices: { ...invoices, taxNumber: '' } })).toEqual([])
  expect(
    missingOfSeller({
      ...OWN_FIRM,
      legal: { ...legal, taxId: '', registerCourtDe: '', registerNumber: '' },
      invoices: { ...invoices, taxNumber: '' },
    }),
  ).toEqual(['Steuernummer oder USt-IdNr.'])
})

test('the seller has compact numbers, and the name of the firm where no other holder of the account is named', () => {
  const { legal, invoices } = OWN_FIRM
  const seller = sellerOf({
    ...OWN_FIRM,
    legal: { ...legal, taxId: 'DE 123 456 789' },
    invoices: { ...invoices, iban: 'de12 3456', bic: 'mustdeff' },
  })

  expect(seller).toMatchObject({
    vatId: 'DE123456789',
    bank: { holder: OWN_FIRM.contact.legalName, iban: 'DE123456', bic: 'MUSTDEFF' },
    register: 'Amtsgericht München, HRA 4711',
    contact: { email: 'rechnung@krustenwerk.example' },
  })
})
