import { remainderBy97 } from '#platform/basics/domain/check-digits.ts'

/** Coarse address (2 to 12 digits), optional fine address, and two check digits. */
const FORM = /^[019]\d{1,11}(?:-[0-9A-Z]{1,30})?-\d{2}$/

/** A Leitweg-ID as it is stored: without spaces, in capitals. */
export function compactLeitwegId(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/**
 * Whether a text is a Leitweg-ID, by which a German authority routes invoices: its form and its check digits (ISO 7064
 * MOD 97-10 over the digits and letters, A as 10 to Z as 35). Source: "Formatspezifikation Leitweg-ID" 2.0.2 of KoSIT.
 */
export function isLeitwegId(text: string): boolean {
  const id = compactLeitwegId(text)
  return FORM.test(id) && remainderBy97(id.replaceAll('-', '')) === 1
}
