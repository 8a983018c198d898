import { pushSearch, replaceSearch, useSearchText } from '#platform/rendering/web/page-address.ts'
import { type RequestedBooking, readRequestedBooking, searchOfStep } from './booking-search.ts'

interface StepState {
  /** True when the previous history entry is step 1 of the booking. */
  afterContactStep: boolean
}

/**
 * The search parameters of the page's address. Each step is an entry of the browser's history, so that Back leads from
 * step 2 to step 1.
 *
 * @param requested the parameters that the page was rendered with
 */
export function useBookingAddress(requested: RequestedBooking): RequestedBooking {
  const search = useSearchText()
  return search === null ? requested : readRequestedBooking(search)
}

export function goToSlots(): void {
  const state: StepState = { afterContactStep: true }
  pushSearch(searchOfStep(2), state)
  scrollTo({ top: 0, behavior: 'instant' })
}

export function goToContact(): void {
  if ((history.state as StepState | null)?.afterContactStep) history.back()
  else fallBackToContact()
}

/** Shows step 1 instead of step 2, without a new entry in the history. */
export function fallBackToContact(): void {
  replaceSearch(searchOfStep(1))
}

/** Package and code from the link were filled in once. From now on the visitor's own choice counts, also after a reload. */
export function removeRequested(): void {
  replaceSearch({ package: undefined, code: undefined })
}

/** Asks for another date. */
export function askForDate(dateId: string): void {
  replaceSearch({ date: dateId, training: undefined })
}
