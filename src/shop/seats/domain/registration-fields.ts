import { type LineRule, requiredLineRule } from '#platform/basics/domain/line-rule.ts'

export const COMPANY_MAX_LENGTH = 200

/** The mails about a whole registration, by template. */
export type RegistrationMail =
  | 'registration.received'
  | 'registration.received.staff'
  | 'registration.confirmed.booker'
  | 'registration.cancelled.booker'

/** `table`, `print` and `csv` are the forms of the list of registrations. */
type Place = 'table' | 'print' | 'csv' | RegistrationMail

export interface RegistrationField {
  /** Its name in lists and mails, and for staff. */
  label: string
  /** Its name for the booker. */
  bookerLabel: string
  /** What it may contain. */
  rule: LineRule
  maxLength: number
  /** The message for an empty field; null where the field is optional, and '' without it. */
  missing: string | null
  /** Where the booker fills it in, as HTML's attribute of that name. */
  autoComplete: string
  /** A value for sample mails. */
  example: string
  /**
   * How the privacy policy names it in a list of what is stored: a noun without a clause, of an optional field "eine
   * angegebene Abteilung". Personal data is emptied when the booker's data is erased, and when the time of retention is
   * over. Null for what is none.
   */
  personal: Readonly<Record<'de' | 'en', string>> | null
  /**
   * True where its text names somebody, as a company does: the erasure of a person replaces it in what others wrote as
   * well. Any other text, such as "12", may mean something else there.
   */
  isName: boolean
  /** True where staff find the registration by it. The triggers of the database do the work. */
  isSearched: boolean
  /**
   * In which lists and mails it is shown. A mail to the booker may go to the mailbox of a stranger, so only a field whose
   * rule leaves no room for a message of its own may be shown there.
   */
  shownIn: readonly Place[]
}

/**
 * The texts that a booker adds to a registration, in the order in which they are shown. Name and address of the booker
 * are not among them, because they identify a person; the product generates or computes everything else.
 *
 * Every form asks for them: the booking form, the form of staff, the waiting list of a date, the booker's page and the
 * page of staff. Both pages show them. Their columns are `registrationTexts` in `registrations.schema.ts`.
 */
const FIELDS = {
  company: {
    label: 'Unternehmen',
    bookerLabel: 'Firma',
    rule: requiredLineRule(COMPANY_MAX_LENGTH),
    maxLength: COMPANY_MAX_LENGTH,
    missing: 'Gib den Namen deiner Firma ein.',
    autoComplete: 'organization',
    example: 'Beispiel GmbH',
    personal: { de: 'deine Firma', en: 'your company' },
    isName: true,
    isSearched: true,
    shownIn: ['table', 'print', 'csv', 'registration.received.staff'],
  },
} satisfies Record<string, RegistrationField>

export type RegistrationFieldName = keyof typeof FIELDS
/** The value of each field; '' for an optional one that the booker left empty. */
export type RegistrationTexts = Record<RegistrationFieldName, string>

export const REGISTRATION_FIELDS: Readonly<Record<RegistrationFieldName, RegistrationField>> =
  FIELDS

export const REGISTRATION_FIELD_NAMES = Object.keys(FIELDS) as RegistrationFieldName[]

/** An object with one value for each field, under the field's name. */
export function byField<Value>(
  value: (name: RegistrationFieldName) => Value,
): Record<RegistrationFieldName, Value> {
  return Object.fromEntries(REGISTRATION_FIELD_NAMES.map((name) => [name, value(name)])) as Record<
    RegistrationFieldName,
    Value
  >
}

export const NO_REGISTRATION_TEXTS: RegistrationTexts = byField(() => '')

/** The fields of a page that shows these texts: all but optional ones that are empty. */
export function fieldsOnPage(texts: RegistrationTexts) {
  return REGISTRATION_FIELD_NAMES.map((name) => ({
    name,
    text: texts[name],
    ...REGISTRATION_FIELDS[name],
  })).filter(({ text, missing }) => missing !== null || text !== '')
}

/** The fields with a text, besides the company, for a page that names it beside the person. */
export function fieldsBesidesCompany(texts: RegistrationTexts) {
  return fieldsOnPage(texts).filter(({ name, text }) => name !== 'company' && text !== '')
}

/** The fields that are shown in that place, in their order. */
export function fieldsShownIn(place: Place) {
  return REGISTRATION_FIELD_NAMES.map((name) => ({ name, ...REGISTRATION_FIELDS[name] })).filter(
    ({ shownIn }) => shownIn.includes(place),
  )
}

/** The texts that are shown in that place. */
export function textsShownIn(place: Place, texts: RegistrationTexts): Partial<RegistrationTexts> {
  return Object.fromEntries(fieldsShownIn(place).map(({ name }) => [name, texts[name]]))
}

export const PERSONAL_FIELDS = REGISTRATION_FIELD_NAMES.filter(
  (name) => REGISTRATION_FIELDS[name].personal !== null,
)

/** The texts that are personal data, without empty ones. */
export function personalTexts(texts: RegistrationTexts): string[] {
  return PERSONAL_FIELDS.map((name) => texts[name]).filter(Boolean)
}

/** Those of the personal texts that name somebody. */
export function namingTexts(texts: RegistrationTexts): string[] {
  const naming = PERSONAL_FIELDS.filter((name) => REGISTRATION_FIELDS[name].isName)
  return naming.map((name) => texts[name]).filter(Boolean)
}

/** The fields that are personal data, as the privacy policy lists them: "deine Firma, deine Abteilung". */
export function personalFieldsInPolicy(language: 'de' | 'en'): string {
  return PERSONAL_FIELDS.map((name) => REGISTRATION_FIELDS[name].personal?.[language]).join(', ')
}
