import { compactIban } from '#platform/basics/domain/check-digits.ts'
import { isSampleField } from '#site/pages/domain/firm-samples.ts'
import { type FirmValues, fieldsOf, type TextGroup } from '#site/pages/domain/firm-schema.ts'
import { compactVatId } from '#site/pages/domain/vat-id.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** The firm is in Germany: the product knows its VAT law, its federal states and its holidays. */
const COUNTRY = 'DE'

/** What every invoice says of the firm. */
const NEEDED: readonly (readonly [group: TextGroup, field: string])[] = [
  ['contact', 'legalName'],
  ['contact', 'phone'],
  ['contact', 'email'],
  ['address', 'street'],
  ['address', 'postalCode'],
  ['address', 'city'],
  ['legal', 'representedBy'],
  ['invoices', 'iban'],
]
/** What it says too where the firm has it. */
const OPTIONAL: readonly (readonly [group: TextGroup, field: string])[] = [
  ['legal', 'registerCourtDe'],
  ['legal', 'registerNumber'],
  ['legal', 'taxId'],
]

/**
 * What an invoice would lack of the firm, as labels of the screen "Firma": what is empty or still the invented sample. No
 * invoice is issued until it is empty.
 */
export function missingOfSeller(firm: FirmValues): string[] {
  const typed = (group: TextGroup, field: string) => Reflect.get(firm[group], field) as string
  const isSample = (group: TextGroup, field: string) =>
    isSampleField(group, field, typed(group, field))
  const missing = [
    ...NEEDED.filter(([group, field]) => typed(group, field) === '' || isSample(group, field)),
    ...OPTIONAL.filter(([group, field]) => isSample(group, field)),
  ].map(([group, field]) => fieldsOf(group)[field]?.label ?? field)
  const hasTaxNumber = firm.legal.taxId !== '' || firm.invoices.taxNumber !== ''
  return hasTaxNumber ? missing : [...missing, 'Steuernummer oder USt-IdNr.']
}

/** The firm as invoices name it. */
export function sellerOf({
  contact,
  address,
  legal,
  invoices,
}: FirmValues): InvoiceContent['seller'] {
  return {
    name: contact.legalName,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: COUNTRY,
    vatId: compactVatId(legal.taxId),
    taxNumber: invoices.taxNumber,
    register: [legal.registerCourtDe, legal.registerNumber].filter(Boolean).join(', '),
    representedBy: legal.representedBy && `Vertreten durch ${legal.representedBy}`,
    contact: {
      name: invoices.invoiceContact || contact.name,
      phone: contact.phone,
      email: invoices.invoiceEmail || contact.email,
    },
    bank: {
      holder: invoices.accountHolder || contact.legalName,
      iban: compactIban(invoices.iban),
      bic: invoices.bic.toUpperCase(),
      name: invoices.bankName,
    },
  }
}
