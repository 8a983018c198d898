import { BILLING_LABELS } from '#shop/booking/domain/billing-labels.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'

/** The German names of the values that a change of a booking holds, by field. */
export const CHANGED_VALUE_LABELS: Readonly<Record<string, string>> = {
  contactName: 'Name',
  contactEmail: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  ...Object.fromEntries(
    REGISTRATION_FIELD_NAMES.map((name) => [name, REGISTRATION_FIELDS[name].bookerLabel]),
  ),
  ...BILLING_LABELS,
}
