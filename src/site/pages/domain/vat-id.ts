import { COUNTRY_CODES } from '#platform/basics/domain/country-code.ts'

/** The other members of the European Union, and what follows the letters of the country in their VAT IDs (VIES). */
const OTHER_EU_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
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
const BRITISH = /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/
const FORMS: Readonly<Record<string, RegExp>> = {
  ...OTHER_EU_FORMS,
  DE: /^\d{9}$/,
  GB: BRITISH,
  /** Northern Ireland. */
  XI: BRITISH,
  /** The UID of Switzerland begins with CHE. */
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
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
  return fits(FORMS, text)
}

/** Whether it has the form of a VAT ID of another member of the European Union than Germany. */
export function isOtherEuVatId(text: string): boolean {
  return fits(OTHER_EU_FORMS, text)
}

/**
 * Why a text is no VAT ID of a customer, for anybody who reads it; null for one that may be. The number of a country whose
 * form is not known is accepted as it was typed.
 */
export function vatIdProblem(text: string): string | null {
  const country = compactVatId(text).slice(0, 2)
  if (country === 'GR')
    return 'Eine griechische USt-IdNr. beginnt mit EL, zum Beispiel EL123456789.'
  if (country in FORMS)
    return isVatIdForm(text)
      ? null
      : 'So sieht keine USt-IdNr. dieses Landes aus. Eine deutsche ist zum Beispiel DE123456789.'
  return COUNTRY_CODES.includes(country)
    ? null
    : 'Eine USt-IdNr. beginnt mit den zwei Buchstaben des Landes, zum Beispiel DE123456789.'
}

function fits(forms: Readonly<Record<string, RegExp>>, text: string): boolean {
  const id = compactVatId(text)
  return forms[id.slice(0, 2)]?.test(id.slice(2)) ?? false
}
