import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import {
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceProfile,
  taxNote,
} from './invoice-content.ts'
import { leaf, node, type XmlText } from './xml-element.ts'

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
const GUIDELINES: Readonly<Record<InvoiceProfile, string>> = {
  zugferd: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** UNTDID 1001. */
const TYPE_CODES = { invoice: '380', cancellation: '381' } as const
const CURRENCY = 'EUR'
/** A piece (UN/ECE recommendation 20). */
const UNIT = 'C62'
/** A SEPA transfer (UNTDID 4461). */
const SEPA_TRANSFER = '58'
/** A scheme of electronic addresses: e-mail. */
const EMAIL = 'EM'

/**
 * The invoice as XML in the syntax Cross Industry Invoice (UN/CEFACT), by EN 16931. The order of elements is that of the
 * schema; BT and BG are the terms of the norm. Profiles differ in BT-24 alone.
 */
export function invoiceXml(invoice: InvoiceContent): string {
  const declared = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  const content = [contextOf(invoice.profile), documentOf(invoice), transactionOf(invoice)].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${declared.join('')}>${content}</rsm:CrossIndustryInvoice>\n`
}

function contextOf(profile: InvoiceProfile): XmlText {
  return node('rsm:ExchangedDocumentContext', [
    node('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', PROCESS)]),
    node('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', GUIDELINES[profile])]),
  ])
}

function documentOf({ number, kind, issuedOn, intro, closing }: InvoiceContent): XmlText {
  return node('rsm:ExchangedDocument', [
    leaf('ram:ID', number),
    leaf('ram:TypeCode', TYPE_CODES[kind]),
    node('ram:IssueDateTime', [dayLeaf(issuedOn)]),
    ...[intro, closing].map((text) => node('ram:IncludedNote', [leaf('ram:Content', text)])),
  ])
}

function transactionOf(invoice: InvoiceContent): XmlText {
  return node('rsm:SupplyChainTradeTransaction', [
    ...invoice.lines.map((line, index) => lineOf(invoice, line, index + 1)),
    agreementOf(invoice),
    node(
      'ram:ApplicableHeaderTradeDelivery',
      [
        invoice.service
          ? node('ram:ActualDeliverySupplyChainEvent', [
              node('ram:OccurrenceDateTime', [dayLeaf(invoice.service.last)]),
            ])
          : '',
      ],
      { isNeeded: true },
    ),
    settlementOf(invoice),
  ])
}

function lineOf({ tax }: InvoiceContent, line: InvoiceLine, position: number): XmlText {
  return node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(position))]),
    node('ram:SpecifiedTradeProduct', [
      leaf('ram:Name', line.name),
      leaf('ram:Description', [...line.details, `Buchung ${line.reference}`].join('\n')),
    ]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', formatMoney(line.net))]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', '1', { unitCode: UNIT })]),
    node('ram:SpecifiedLineTradeSettlement', [
      node('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', tax.category),
        leaf('ram:RateApplicablePercent', String(tax.rate)),
      ]),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        leaf('ram:LineTotalAmount', formatMoney(line.net)),
      ]),
    ]),
  ])
}

/** Who sells to whom, and by which numbers the buyer knows it (BT-10, BT-13, BG-4, BG-7). */
function agreementOf({
  seller,
  buyer,
  orderNumber,
  leitwegId,
  lines: [first],
}: InvoiceContent): XmlText {
  return node('ram:ApplicableHeaderTradeAgreement', [
    leaf('ram:BuyerReference', leitwegId || orderNumber || first?.reference),
    node('ram:SellerTradeParty', [
      // A buyer must be able to tell the seller by a number (BR-CO-26): the VAT ID below, or else this one.
      leaf('ram:ID', seller.vatId ? '' : seller.taxNumber),
      leaf('ram:Name', seller.name),
      leaf('ram:Description', [seller.representedBy, seller.register].filter(Boolean).join('\n')),
      node('ram:DefinedTradeContact', [
        leaf('ram:PersonName', seller.contact.name),
        node('ram:TelephoneUniversalCommunication', [
          leaf('ram:CompleteNumber', seller.contact.phone),
        ]),
        node('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', seller.contact.email)]),
      ]),
      addressOf(seller),
      electronicAddress(seller.contact.email),
      taxRegistration(seller.taxNumber, 'FC'),
      taxRegistration(seller.vatId, 'VA'),
    ]),
    node('ram:BuyerTradeParty', [
      leaf('ram:Name', buyer.name),
      addressOf(buyer),
      electronicAddress(buyer.email),
      taxRegistration(buyer.vatId, 'VA'),
    ]),
    node('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', orderNumber)]),
  ])
}

function addressOf(party: InvoiceContent['seller'] | InvoiceContent['buyer']): XmlText {
  return node('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', party.postalCode),
    leaf('ram:LineOne', party.street),
    leaf('ram:CityName', party.city),
    leaf('ram:CountryID', party.country),
  ])
}

function electronicAddress(email: string): XmlText {
  return node('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: EMAIL })])
}

/** @param scheme "VA": a VAT ID; "FC": a number of the tax office */
function taxRegistration(id: string, scheme: 'VA' | 'FC'): XmlText {
  return node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', id, { schemeID: scheme })])
}

/** What is to be paid, how and until when (BG-16, BG-22, BG-23). */
function settlementOf(invoice: InvoiceContent): XmlText {
  const { seller, number, tax, total, dueOn, cancels } = invoice
  return node('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', cancels?.number ?? number),
    leaf('ram:InvoiceCurrencyCode', CURRENCY),
    node('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', SEPA_TRANSFER),
      node('ram:PayeePartyCreditorFinancialAccount', [
        leaf('ram:IBANID', seller.bank.iban),
        leaf('ram:AccountName', seller.bank.holder),
      ]),
      node('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', seller.bank.bic)]),
    ]),
    node('ram:ApplicableTradeTax', [
      leaf('ram:CalculatedAmount', formatMoney(total.vat)),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:ExemptionReason', taxNote(tax)),
      leaf('ram:BasisAmount', formatMoney(total.net)),
      leaf('ram:CategoryCode', tax.category),
      leaf('ram:RateApplicablePercent', String(tax.rate)),
    ]),
    node('ram:SpecifiedTradePaymentTerms', [
      leaf(
        'ram:Description',
        cancels && `Storniert die Rechnung ${cancels.number}. Es ist nichts zu zahlen.`,
      ),
      dueOn ? node('ram:DueDateDateTime', [dayLeaf(dueOn)]) : '',
    ]),
    node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      leaf('ram:LineTotalAmount', formatMoney(total.net)),
      leaf('ram:TaxBasisTotalAmount', formatMoney(total.net)),
      leaf('ram:TaxTotalAmount', formatMoney(total.vat), { currencyID: CURRENCY }),
      leaf('ram:GrandTotalAmount', formatMoney(total.gross)),
      leaf('ram:DuePayableAmount', formatMoney(total.gross)),
    ]),
    cancels
      ? node('ram:InvoiceReferencedDocument', [
          leaf('ram:IssuerAssignedID', cancels.number),
          node('ram:FormattedIssueDateTime', [dayLeaf(cancels.issuedOn, 'qdt')]),
        ])
      : '',
  ])
}

/** A calendar day in the format 102, "20270131". */
function dayLeaf(day: CalendarDay, prefix: 'udt' | 'qdt' = 'udt'): XmlText {
  return leaf(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })
}
