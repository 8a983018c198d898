import { useRef, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Booking, BookingReceipt } from '../domain/booking.ts'
import { attemptFor, type BookingAttempt } from './booking-attempt.ts'
import { draftStore } from './booking-draft-store.ts'
import { type BookingFailure, bookingFailure } from './booking-failure.ts'
import { bookingRequest } from './booking-request.ts'
import type { OfferedDate } from './offered-dates.ts'
import type { ReducedPackage } from './reduced-packages.ts'
import type { Outdated } from './use-offer.ts'

interface UseBookingOptions {
  pkg: ReducedPackage
  dates: readonly OfferedDate[]
  /** Token of the entry of a waiting list whose offer is accepted. */
  token: string | undefined
  /** Receives the sent booking too: the draft may have changed since. */
  onBooked: (receipt: BookingReceipt, booking: Booking) => void
  /** Reads again what the visitor saw and is out of date, before the failure is shown. */
  onOutdated: (outdated: Outdated) => Promise<void>
  onFailed: (failure: BookingFailure) => void
}

/** Sends the draft as a booking, one request at a time. */
export function useBooking({
  pkg,
  dates,
  token,
  onBooked,
  onOutdated,
  onFailed,
}: UseBookingOptions) {
  const isUnderWay = useRef(false)
  const [isPending, setIsPending] = useState(false)

  async function send({ key, body }: BookingAttempt): Promise<void> {
    const booking: Booking = JSON.parse(body)
    let receipt: BookingReceipt
    try {
      const options = { header: { 'idempotency-key': key }, body: booking }
      receipt = await (token === undefined
        ? call('POST', '/api/registrations', options)
        : call('POST', '/api/waiting-list/{token}/accept', { path: { token }, ...options }))
    } catch (error) {
      const failure = bookingFailure(error, draftStore.read().slots)
      if (failure.outdated) await onOutdated(failure.outdated)
      onFailed(failure)
      return
    }
    onBooked(receipt, booking)
  }

  async function submit(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    const draft = draftStore.read()
    const attempt = attemptFor(bookingRequest(draft, pkg, dates), draft.attempt, randomKey)
    draftStore.update({ attempt })
    await send(attempt)
    isUnderWay.current = false
    setIsPending(false)
  }

  return { submit, isPending }
}
