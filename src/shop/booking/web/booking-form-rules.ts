import { billingProblems } from './billing-part.ts'
import type { Contact } from './booking-draft.ts'
import { CODE_FIELD } from './discount-code-props.ts'
import { type FieldProblem, textProblems } from './field-problems.ts'
import type { OfferedDate } from './offered-dates.ts'
import { BOOKER_FIELDS, OTHER_FIELDS } from './person-fields.ts'
import type { Slot } from './slot-values.ts'

/**
 * All problems of step 1, from top to bottom.
 *
 * @param refusedCode what the server said of the discount code as it is typed
 */
export function contactProblems(
  contact: Contact,
  packages: ReadonlyArray<{ id: string }>,
  refusedCode?: string,
): FieldProblem[] {
  const hasPackage = packages.some(({ id }) => id === contact.packageId)
  return [
    ...textProblems(BOOKER_FIELDS, contact),
    ...(hasPackage ? [] : [{ name: 'packageId', message: 'Wähle ein Paket.', missing: true }]),
    ...(refusedCode ? [{ name: CODE_FIELD, message: refusedCode, missing: false }] : []),
    ...billingProblems(contact),
  ]
}

type DateOffer = Pick<OfferedDate, 'id' | 'title' | 'date' | 'seatsLeft' | 'bookable' | 'heldSeats'>

/** All problems of the slots of step 2, from top to bottom. */
export function slotProblems(slots: readonly Slot[], dates: readonly DateOffer[]): FieldProblem[] {
  return slots.flatMap((slot, index) => [
    ...dateProblem(`slots.${index}.dateId`, slot.dateId, dates),
    ...heldSeatsProblem(slots, index, dates),
    ...(slot.attendeeType === 'other'
      ? textProblems(OTHER_FIELDS, slot.other, `slots.${index}.other.`)
      : []),
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
