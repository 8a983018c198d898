import { parametersOf } from '#platform/rendering/web/page-address.ts'
import type { Step } from './booking-step-heading.tsx'

/** The search parameters of the form's address, as people see them. Their German names stand in this file alone. */
export interface BookingSearch {
  /** Id of the training to put into the first slot, with its listed date. */
  training?: string | undefined
  /** Id of the date to put into the first slot. */
  date?: string | undefined
  /** Id of the package to select. */
  package?: string | undefined
  /** A discount code to fill in. */
  code?: string | undefined
  /** Token of an entry of a waiting list, whose offer is accepted with this booking. */
  warteliste?: string | undefined
  /** The step, so that the browser's Back leads from step 2 to step 1. Absent in step 1. */
  schritt?: 2 | undefined
}

/** What an address asks the form for. */
export interface RequestedBooking
  extends Pick<BookingSearch, 'training' | 'date' | 'package' | 'code'> {
  /** Of the entry of a waiting list whose offer is accepted. */
  waitingToken: string | undefined
  step: Step
}

/** The search parameters of an address; invalid values count as absent. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { training, date, package: packageId, code, warteliste, schritt } = search
  return {
    training: idIn(training),
    date: idIn(date),
    package: idIn(packageId),
    code: idIn(code)?.slice(0, 100),
    warteliste: idIn(warteliste),
    schritt: schritt === 2 || schritt === '2' ? 2 : undefined,
  }
}

export function requestedBooking({
  warteliste,
  schritt,
  ...asksFor
}: BookingSearch): RequestedBooking {
  return { ...asksFor, waitingToken: warteliste, step: schritt ?? 1 }
}

/** @param search the parameters of an address, as its text has them */
export function readRequestedBooking(search: string): RequestedBooking {
  return requestedBooking(parseBookingSearch(parametersOf(search)))
}

/** The parameters of the address that shows a step. */
export function searchOfStep(step: Step): Pick<BookingSearch, 'schritt'> {
  return { schritt: step === 1 ? undefined : step }
}

/** The form's address, with which the offer of an entry of a waiting list is accepted. */
export function acceptanceAddress(waitingToken: string): string {
  return `/trainings/anmeldung?warteliste=${encodeURIComponent(waitingToken)}`
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
