import { describe, expect, test } from 'vitest'
import { faultsOfInvoice } from '#tests/support/e-invoice/check-invoice.ts'
import { invoiceExample } from '#tests/support/product/invoice-example.ts'
import { invoiceXml } from './invoice-xml.ts'

const xmlOf = (changes: Parameters<typeof invoiceExample>[1] = {}) =>
  invoiceXml(invoiceExample([21_900, 9_999], changes))
const BUYER = { ...invoiceExample().buyer, vatId: 'ATU12345675' }
const REVERSE = { tax: { category: 'AE' as const, rate: 0 }, buyer: BUYER }
const SMALL = { tax: { category: 'E' as const, rate: 0 } }

test('an invoice without a fault has none', () => {
  for (const changes of [{}, REVERSE, SMALL]) expect(faultsOfInvoice(xmlOf(changes))).toEqual([])
})

/** Planted faults: what is replaced, by what, and the rule that must notice it. */
describe('the checks of these tests notice', () => {
  test.each([
    [
      'a sum that is not that of the lines',
      /(<ram:LineTotalAmount>)268.06/,
      '$1268.07',
      'BR-CO-10',
    ],
    [
      'a sum of VAT that is not its parts',
      /(<ram:TaxTotalAmount[^>]*>)50.93/,
      '$150.94',
      'BR-CO-14',
    ],
    ['a total that is not net and VAT', /(<ram:GrandTotalAmount>)318.99/, '$1319.00', 'BR-CO-15'],
    ['another amount to pay', /(<ram:DuePayableAmount>)318.99/, '$1318.98', 'BR-CO-16'],
    ['VAT that is not by the rate', /(<ram:CalculatedAmount>)50.93/, '$140.93', 'BR-CO-17'],
    ['a basis that is not the lines', /(<ram:BasisAmount>)268.06/, '$1250.00', 'BR-S-08'],
    ['a negative price', /(<ram:ChargeAmount>)/, '$1-', 'BR-27'],
    ['tenths of cents', /(<ram:GrandTotalAmount>318.99)/, '$19', 'BR-DEC-14'],
    [
      'no country of the buyer',
      /(<ram:BuyerTradeParty>.*?)<ram:CountryID>DE<\/ram:CountryID>/,
      '$1',
      'BR-11',
    ],
    ['no name of the buyer', /(<ram:BuyerTradeParty>)<ram:Name>.*?<\/ram:Name>/, '$1', 'BR-07'],
    [
      'no number',
      /(<rsm:ExchangedDocument>)<ram:ID>.*?<\/ram:ID>/,
      '$1<ram:ID> </ram:ID>',
      'BR-02',
    ],
    ['no account', /<ram:IBANID>.*?<\/ram:IBANID>/, '', 'BR-50'],
    [
      'a seller without any number',
      /<ram:SpecifiedTaxRegistration>.*?(?=<\/ram:SellerTradeParty>)/,
      '',
      'BR-CO-26',
    ],
    ['an unknown currency', />EUR</, '>EUX<', 'BR-CL-04'],
    ['an unknown country', />DE</, '>XX<', 'BR-CL-14'],
    ['an unknown unit', /unitCode="C62"/, 'unitCode="Platz"', 'BR-CL-23'],
    ['an invented type of document', />380</, '>999<', 'BR-CL-01'],
    ['a line of another category than the sum', /(<ram:CategoryCode>)S/, '$1Z', 'BR-Z-01'],
    [
      'a category without rate',
      /<ram:RateApplicablePercent>19<\/ram:RateApplicablePercent>/,
      '',
      'BR-S-05',
    ],
    [
      'elements in the wrong order',
      /(<ram:ID>RE-2027-0042<\/ram:ID>)(<ram:TypeCode>380<\/ram:TypeCode>)/,
      '$2$1',
      "}TypeCode': This element is not expected",
    ],
    [
      'an element that does not exist',
      /ram:CityName/g,
      'ram:TownName',
      "}TownName': This element is not expected",
    ],
  ])('%s', (_, broken, by, rule) => {
    const xml = xmlOf().replace(broken, by)
    expect(xml).not.toBe(xmlOf())
    expect(faultsOfInvoice(xml).join()).toContain(rule)
  })

  test.each([
    ['a rate where none applies', SMALL, />0</g, '>19<', 'BR-E-05'],
    [
      'no reason why there is no VAT',
      SMALL,
      /<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/,
      '',
      'BR-E-10',
    ],
    [
      'a buyer without VAT ID who owes VAT',
      REVERSE,
      /<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">ATU.*?<\/ram:SpecifiedTaxRegistration>/,
      '',
      'BR-AE-02',
    ],
    [
      'VAT that is charged and owed by the buyer',
      REVERSE,
      /(<ram:CalculatedAmount>)0.00/,
      '$150.93',
      'BR-AE-09',
    ],
  ])('%s', (_, changes, broken, by, rule) => {
    const xml = xmlOf(changes).replace(broken, by)
    expect(xml).not.toBe(xmlOf(changes))
    expect(faultsOfInvoice(xml)).toContain(rule)
  })
})
