import { type LineRule, requiredLineRule } from '#platform/basics/domain/line-rule.ts'

export const COMPANY_MAX_LENGTH = 200

/** The mails about a whole registration, by template. */
export type RegistrationMail =
  | 'registration.received'
  | 'registration.received.staff'
  | 'registration.confirmed.booker'
  | 'registration.cancelled.booker'

/** `table`, `print` and `csv` are the forms of the list of registrations; `page` shows one registration. */
type Place = 'table' | 'print' | 'csv' | 'page' | RegistrationMail

export interface RegistrationField {
  /** What a booking may contain. */
  rule: LineRule
  /** Its name for staff, and in mails. */
  label: string
  /** Its text field in the booking form. */
  form: {
    label: string
    maxLength: number
    /** As HTML's attribute of that name. */
    autoComplete: string
    /** The message for an empty field; null where the field is optional: a booking without it has ''. */
    missing: string | null
  }
  /** Personal data is emptied when the booker's data is erased, and when the time of retention is over. */
  isPersonal: boolean
  /** True where staff find the registration by it. The triggers of the database do the work. */
  isSearched: boolean
  /**
   * Where it is shown. A mail to the booker may go to the mailbox of a stranger, so only a field whose rule leaves no
   * room for a message of its own may be shown there.
   */
  shownIn: readonly Place[]
}

/**
 * The texts that a booker adds to a registration, in the order in which they are shown. Name and address of the booker
 * are not among them, because they identify a person; the product generates or computes everything else.
 */
const FIELDS = {
  company: {
    rule: requiredLineRule(COMPANY_MAX_LENGTH),
    label: 'Unternehmen',
    form: {
      label: 'Firma',
      maxLength: COMPANY_MAX_LENGTH,
      autoComplete: 'organization',
      missing: 'Gib den Namen deiner Firma ein.',
    },
    isPersonal: true,
    isSearched: true,
    shownIn: ['table', 'print', 'csv', 'page', 'registration.received.staff'],
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

/** The texts that are personal data. */
export function personalTexts(texts: RegistrationTexts): string[] {
  return REGISTRATION_FIELD_NAMES.filter((name) => REGISTRATION_FIELDS[name].isPersonal).map(
    (name) => texts[name],
  )
}
