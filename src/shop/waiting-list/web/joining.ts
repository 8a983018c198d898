import { EMAIL_MAX_LENGTH, emailRule, storedEmail } from '#platform/basics/domain/email-address.ts'
import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import {
  firstNameRule,
  lastNameRule,
  NAME_MAX_LENGTH,
} from '#platform/persons/domain/person-name.ts'
import { REGISTRATION_FIELDS } from '#shop/seats/domain/registration-fields.ts'
import { WAITING_SEATS_MAX } from '#shop/seats/domain/waiting-seats.ts'
import type { Joining } from '../domain/waiting-entry.ts'
import type { Subject } from './waiting-subjects.ts'

/** The form's values, as typed. */
export interface JoinValues {
  /** The id of a {@link Subject}. */
  subject: string
  seats: string
  /** The fewest seats that are of use, or {@link ALL_SEATS}. */
  atLeast: string
  firstName: string
  lastName: string
  email: string
  company: string
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
  company: '',
}

/** The numbers of seats that can be waited for. */
export const SEATS = Array.from({ length: WAITING_SEATS_MAX }, (_, index) => index + 1)

const { company } = REGISTRATION_FIELDS

/** The text fields of the person, in their order. The company is asked for a date only, as in a booking. */
export const PERSON_FIELDS = [
  {
    name: 'firstName',
    label: 'Vorname',
    rule: firstNameRule,
    missing: 'Gib deinen Vornamen ein.',
    maxLength: NAME_MAX_LENGTH,
    autoComplete: 'given-name',
  },
  {
    name: 'lastName',
    label: 'Nachname',
    rule: lastNameRule,
    missing: 'Gib deinen Nachnamen ein.',
    maxLength: NAME_MAX_LENGTH,
    autoComplete: 'family-name',
  },
  {
    name: 'email',
    label: 'E-Mail',
    rule: emailRule,
    missing: 'Gib deine E-Mail-Adresse ein.',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'email',
  },
  {
    name: 'company',
    label: company.form.label,
    rule: company.rule,
    missing: company.form.missing,
    maxLength: company.form.maxLength,
    autoComplete: company.form.autoComplete,
  },
] as const satisfies readonly PersonField[]

interface PersonField {
  name: JoinField
  label: string
  rule: LineRule
  missing: string | null
  maxLength: number
  autoComplete: string
}

/** The fields that are asked for the subject. */
export function personFields(subject: Subject | undefined) {
  return PERSON_FIELDS.filter(({ name }) => name !== 'company' || subject?.date)
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
  if (!subject) problems.set('subject', 'Wähle, worauf du wartest.')
  for (const { name, rule, missing } of personFields(subject)) {
    const value = values[name]
    const problem = missing !== null && value.trim() === '' ? missing : rule(value)
    if (problem !== null) problems.set(name, problem)
  }
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
  if (!date) return { trainingId: training.id, seats: 1, ...person, company: '' }
  const seats = Number(values.seats)
  const atLeast = values.atLeast === ALL_SEATS ? seats : Math.min(seats, Number(values.atLeast))
  return { dateId: date.id, seats, atLeast, ...person, company: values.company.trim() }
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
