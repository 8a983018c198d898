import { emailRule } from '#platform/basics/domain/email-address.ts'
import { lineRule } from '#platform/basics/domain/line-rule.ts'
import { firstNameRule, lastNameRule } from '#platform/persons/domain/person-name.ts'
import {
  COMPANY_MAX_LENGTH,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import type { Contact } from './booking-draft.ts'
import { type FieldProblem, lineProblem } from './field-problems.ts'
import type { OfferedDate } from './offered-dates.ts'
import type { Person, Slot } from './slot-values.ts'

const optionalCompanyRule = lineRule(COMPANY_MAX_LENGTH)

/** All problems of step 1, from top to bottom. */
export function contactProblems(
  contact: Contact,
  packages: ReadonlyArray<{ id: string }>,
): FieldProblem[] {
  const hasPackage = packages.some(({ id }) => id === contact.packageId)
  return [
    ...lineProblem('firstName', contact.firstName, firstNameRule, 'Gib deinen Vornamen ein.'),
    ...lineProblem('lastName', contact.lastName, lastNameRule, 'Gib deinen Nachnamen ein.'),
    ...lineProblem('email', contact.email, emailRule, 'Gib deine E-Mail-Adresse ein.'),
    ...REGISTRATION_FIELD_NAMES.flatMap((name) => {
      const { rule, form } = REGISTRATION_FIELDS[name]
      return lineProblem(name, contact[name], rule, form.missing)
    }),
    ...(hasPackage ? [] : [{ name: 'packageId', message: 'Wähle ein Paket.', missing: true }]),
  ]
}

type DateOffer = Pick<OfferedDate, 'id' | 'title' | 'date' | 'seatsLeft' | 'bookable' | 'heldSeats'>

/** All problems of the slots of step 2, from top to bottom. */
export function slotProblems(slots: readonly Slot[], dates: readonly DateOffer[]): FieldProblem[] {
  return slots.flatMap((slot, index) => [
    ...dateProblem(`slots.${index}.dateId`, slot.dateId, dates),
    ...heldSeatsProblem(slots, index, dates),
    ...(slot.attendeeType === 'other' ? otherProblems(`slots.${index}.other`, slot.other) : []),
  ])
}

function dateProblem(name: string, id: string, dates: readonly DateOffer[]): FieldProblem[] {
  const date = dates.find((one) => one.id === id)
  if (!date) return [{ name, message: 'Wähle ein Training.', missing: true }]
  if (date.bookable) return []
  return [{ name, message: unavailableMessage(date), missing: false }]
}

/** More seats on a date than the waiting list holds for this visitor. */
function heldSeatsProblem(
  slots: readonly Slot[],
  index: number,
  dates: readonly DateOffer[],
): FieldProblem[] {
  const date = dates.find(({ id }) => id === slots[index]?.dateId)
  if (date?.heldSeats === undefined) return []
  const before = slots.slice(0, index).filter(({ dateId }) => dateId === date.id).length
  if (before < date.heldSeats) return []
  const seats = date.heldSeats === 1 ? 'ist nur 1 Platz' : `sind nur ${date.heldSeats} Plätze`
  const message = `Am ${date.date} ${seats} für dich reserviert. Wähle einen anderen Termin.`
  return [{ name: `slots.${index}.dateId`, message, missing: false }]
}

/** Why a date cannot be selected, and what to do. */
function unavailableMessage({ title, date, seatsLeft }: DateOffer): string {
  const reason = seatsLeft <= 0 ? 'ist ausgebucht' : 'hat schon begonnen'
  return `„${title}“ (${date}) ${reason}. Wähle einen anderen Termin.`
}

function otherProblems(path: string, other: Person): FieldProblem[] {
  return [
    ...lineProblem(`${path}.firstName`, other.firstName, firstNameRule, 'Gib den Vornamen ein.'),
    ...lineProblem(`${path}.lastName`, other.lastName, lastNameRule, 'Gib den Nachnamen ein.'),
    ...lineProblem(`${path}.email`, other.email, emailRule, 'Gib die E-Mail-Adresse ein.'),
    ...lineProblem(`${path}.company`, other.company, optionalCompanyRule),
  ]
}

/**
 * The sentence above the list of problems: the specified one where something is missing, otherwise the first problem.
 */
export function refusalTitle(problems: readonly FieldProblem[], specified: string): string {
  return problems.some(({ missing }) => missing) ? specified : (problems[0]?.message ?? specified)
}

/** A problem as a line of the error summary, with the number of its slot where it has one. */
export function summaryText({ name, message }: Pick<FieldProblem, 'name' | 'message'>): string {
  const [, index] = /^slots\.(\d+)\./.exec(name) ?? []
  return index === undefined ? message : `Slot ${Number(index) + 1}: ${message}`
}
