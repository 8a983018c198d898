import { dueText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'

interface Invoiced {
  /** Of the booking, "149.00". */
  price: string
  /** Those of the booking. */
  rules: BookingRules
}

const NO_INVOICE = 'Die Buchung ist kostenlos: Es gibt keine Rechnung.'

/** Whether and when an invoice comes, to whom, and how many days there are to pay. */
export function invoiceSentence({ price, rules }: Invoiced, isConfirmed: boolean): string {
  if (Number(price) === 0) return NO_INVOICE
  const when = isConfirmed ? 'Zur bestätigten Buchung' : 'Nach unserer Bestätigung'
  return `${when} bekommst du eine Rechnung${dueText(rules.paymentDays)}. Sie geht an die Firma, die du angegeben hast.`
}
