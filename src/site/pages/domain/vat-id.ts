/** What follows the letters of the country in a VAT ID (European Commission, VIES; for Switzerland the UID). */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** A VAT ID without spaces, full stops and hyphens, in capitals. */
export function compactVatId(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '')
}

/**
 * Whether a text has the form of a VAT ID of its country; spaces, full stops and hyphens in it do not count. Whether the
 * number was given to anybody, and to whom, is not known.
 */
export function isVatIdForm(text: string): boolean {
  const id = compactVatId(text)
  return Object.entries(FORMS).some(
    ([country, form]) => id.startsWith(country) && form.test(id.slice(country.length)),
  )
}
