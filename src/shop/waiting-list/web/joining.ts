import { storedEmail } from '#platform/basics/domain/email-address.ts'
import { textProblems } from '#shop/booking/web/field-problems.ts'
import { BOOKER_FIELDS, SELF_FIELDS } from '#shop/booking/web/person-fields.ts'
import {
  byField,
  NO_REGISTRATION_TEXTS,
  type RegistrationTexts,
} from '#shop/seats/domain/registration-fields.ts'
import { WAITING_SEATS_MAX } from '#shop/seats/domain/waiting-seats.ts'
import type { Joining } from '../domain/waiting-entry.ts'
import type { Subject } from './waiting-subjects.ts'

/** The form's values, as typed. */
export interface JoinValues extends RegistrationTexts {
  /** The id of a {@link Subject}. */
  subject: string
  seats: string
  /** The fewest seats that are of use, or {@link ALL_SEATS}. */
  atLeast: string
  firstName: string
  lastName: string
  email: string
}

export type JoinField = keyof JoinValues

/** The value of "Nehmt ihr auch weniger?" that means no. */
export const ALL_SEATS = 'all'

export const EMPTY_VALUES: JoinValues = {
  subject: '',
  seats: '1',
  atLeast: ALL_SEATS,
  firstName: '',
  lastName: '',
  email: '',
  ...NO_REGISTRATION_TEXTS,
}

/** The numbers of seats that can be waited for. */
export const SEATS = Array.from({ length: WAITING_SEATS_MAX }, (_, index) => index + 1)

/** The person's fields for the subject. The texts of a registration are asked for a date only, as in a booking. */
export function personFields(subject: Subject | undefined) {
  return subject?.date ? BOOKER_FIELDS : SELF_FIELDS
}

/** The values of the form's controls by their names. Those of controls that are not shown are as in an empty form. */
export function readValues(form: HTMLFormElement): JoinValues {
  const values = { ...EMPTY_VALUES }
  for (const [name, value] of new FormData(form)) {
    if (name in values && typeof value === 'string') values[name as JoinField] = value
  }
  return values
}

/** The first problem of each field that has one, from top to bottom. */
export function joinProblems(
  values: JoinValues,
  subject: Subject | undefined,
): ReadonlyMap<JoinField, string> {
  const problems = new Map<JoinField, string>()
  if (!subject) problems.set('subject', 'Wähle einen Termin oder ein Training.')
  for (const { name, message } of textProblems(personFields(subject), values))
    problems.set(name as JoinField, message)
  return problems
}

/** The request for values without problems. */
export function joinRequest(values: JoinValues, { training, date }: Subject): Joining {
  const { firstName, lastName, email } = values
  const person = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: storedEmail(email),
  }
  if (!date) return { trainingId: training.id, seats: 1, ...person, ...NO_REGISTRATION_TEXTS }
  const seats = Number(values.seats)
  const atLeast = values.atLeast === ALL_SEATS ? seats : Math.min(seats, Number(values.atLeast))
  return { dateId: date.id, seats, atLeast, ...person, ...byField((name) => values[name].trim()) }
}

/** The answers to "Nehmt ihr auch weniger?" for a number of seats above 1. */
export function fewerOptions(seats: number): { value: string; label: string }[] {
  const fewer = SEATS.filter((count) => count < seats).toReversed()
  return [
    { value: ALL_SEATS, label: `Nein, nur alle ${seats} zusammen` },
    ...fewer.map((count) => ({
      value: String(count),
      label: count === 1 ? 'Ja, auch 1 Platz hilft' : `Ja, mindestens ${count}`,
    })),
  ]
}
