import type * as z from 'zod'
import { isIban } from '#platform/basics/domain/check-digits.ts'
import { emailRule } from '#platform/basics/domain/email-address.ts'
import {
  type LineRule,
  lineRule,
  requiredLineRule,
  storedLine,
} from '#platform/basics/domain/line-rule.ts'
import { lineSchema, optionalText } from '#platform/basics/domain/text.ts'
import { numberFormatProblem } from './invoice-number.ts'
import { isVatIdForm } from './vat-id.ts'

const EMPTY = 'Bitte füllen Sie dieses Feld aus.'
const URL_MAX_LENGTH = 1000

/** What staff see of a fact of the firm: its label, what it is for, and how it is typed. */
interface FieldParts {
  label: string
  hint?: string
  /** What the product brings. It is accepted whatever the rule says, so that other fields can be saved first. */
  sample: string
  /**
   * Whether the sample may be right as it is, such as the country. Otherwise it is invented, and staff are asked to
   * replace it.
   */
  mayStay?: true
  input: 'text' | 'email' | 'tel' | 'url' | 'lines' | 'state'
}

/** A fact of the firm: its label, its rule and its sample. */
export interface FirmField extends FieldParts {
  readonly schema: z.ZodType<string, string>
}

function fieldOf(parts: FieldParts, rule: LineRule): FirmField {
  const schema = lineSchema((typed) => (typed === parts.sample ? null : rule(typed)))
  return { ...parts, schema }
}

type Options = Pick<FieldParts, 'hint' | 'mayStay'>

/** A text of one line. */
export function line(label: string, sample: string, options: Options = {}) {
  return fieldOf({ label, sample, input: 'text', ...options }, requiredLineRule(200, EMPTY))
}

/** As {@link line}; empty where the firm has none. */
export function optionalLine(label: string, sample: string, options: Options = {}) {
  return fieldOf({ label, sample, input: 'text', ...options }, lineRule(200))
}

/** Several lines, or none. */
export function optionalLines(label: string, sample: string, options: Options = {}) {
  return {
    ...fieldOf({ label, sample, input: 'lines', ...options }, () => null),
    schema: optionalText(1000),
  }
}

export function email(label: string, sample: string) {
  return fieldOf({ label, sample, input: 'email' }, (typed) =>
    emailRule(typed) === null ? null : 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  )
}

/** As {@link email}; empty where the firm has none. */
export function optionalEmail(label: string, hint: string) {
  return fieldOf({ label, sample: '', hint, input: 'email' }, (typed) =>
    storedLine(typed) === '' || emailRule(typed) === null
      ? null
      : 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  )
}

/** How invoices are numbered. */
export function numberFormat(label: string, sample: string, hint: string) {
  return fieldOf({ label, sample, hint, mayStay: true, input: 'text' }, (typed) =>
    numberFormatProblem(storedLine(typed)),
  )
}

/** The form of a telephone number that telephones dial in any country (ITU-T E.164). */
export function dialledPhone(label: string, sample: string, hint: string) {
  return fieldOf({ label, sample, hint, input: 'tel' }, (typed) =>
    /^\+[1-9]\d{6,14}$/.test(storedLine(typed))
      ? null
      : 'Bitte geben Sie die Nummer mit Ländervorwahl und ohne Leerzeichen ein, zum Beispiel +493012345678.',
  )
}

const isUrl: LineRule = (typed) => {
  const url = storedLine(typed)
  if (url.length > URL_MAX_LENGTH) return `Höchstens ${URL_MAX_LENGTH} Zeichen.`
  const isRight = /^https:\/\/[^\s/]+\.[^\s/]/.test(url) && !/\s/.test(url) && URL.canParse(url)
  return isRight ? null : 'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.'
}

export function url(label: string, sample: string, options: Options = {}) {
  return fieldOf({ label, sample, input: 'url', ...options }, isUrl)
}

/** As {@link url}; empty where the firm has none. */
export function optionalUrl(label: string, sample: string, options: Options = {}) {
  return fieldOf({ label, sample, input: 'url', ...options }, (typed) =>
    storedLine(typed) === '' ? null : isUrl(typed),
  )
}

/** Only its form is checked. Empty for a firm that has none. */
export function optionalVatId(label: string, sample: string, hint: string) {
  return fieldOf({ label, sample, hint, input: 'text' }, (typed) =>
    storedLine(typed) === '' || isVatIdForm(storedLine(typed))
      ? null
      : 'Diese Nummer hat nicht die Form einer USt-IdNr. Richtig ist zum Beispiel DE123456789.',
  )
}

/** The number of a bank account with its check digits, or none. */
export function optionalIban(label: string, hint: string) {
  return fieldOf({ label, sample: '', hint, input: 'text' }, (typed) =>
    storedLine(typed) === '' || isIban(storedLine(typed))
      ? null
      : 'Diese IBAN stimmt nicht: Bitte vergleichen Sie sie mit der Ihrer Bank.',
  )
}

/** The code of a bank, or none. */
export function optionalBic(label: string, hint: string) {
  return fieldOf({ label, sample: '', hint, input: 'text' }, (typed) => {
    const bic = storedLine(typed)
    return bic === '' || /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i.test(bic)
      ? null
      : 'Diese BIC stimmt nicht: Sie hat 8 oder 11 Zeichen, zum Beispiel MUSTDEFFXXX.'
  })
}

/** A percentage below 100 with at most one decimal, "19" or "8,1". */
export function percent(label: string, sample: string, hint: string) {
  return fieldOf({ label, sample, hint, mayStay: true, input: 'text' }, (typed) =>
    /^\d{1,2}(?:,\d)?$/.test(storedLine(typed))
      ? null
      : 'Bitte geben Sie eine Zahl unter 100 ein, zum Beispiel 19 oder 8,1.',
  )
}

/** The federal states of Germany, as ISO 3166-2 abbreviates them. */
export const FEDERAL_STATES = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

export type FederalState = keyof typeof FEDERAL_STATES

export function federalState(label: string, sample: FederalState, hint: string) {
  return fieldOf({ label, sample, hint, mayStay: true, input: 'state' }, (typed) =>
    Object.hasOwn(FEDERAL_STATES, typed) ? null : 'Bitte wählen Sie ein Bundesland.',
  )
}
