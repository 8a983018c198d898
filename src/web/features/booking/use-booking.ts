import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Package } from '#domain/package/package.ts'
import type { Booking, BookingReceipt } from '#domain/registration/booking.ts'
import { sendJson } from '../../lib/api.ts'
import { packagesQuery } from '../../lib/queries/packages-query.ts'
import { attendeesKey, registrationsKey, trainingsQuery } from '../../lib/queries/queries.ts'
import { randomKey } from '../../lib/random-key.ts'
import type { BookingAttempt } from './draft.ts'
import { draftStore } from './draft-store.ts'
import { type BookingFailure, bookingFailure } from './failure.ts'
import { attemptFor, bookingRequest } from './request.ts'

interface UseBookingOptions {
  pkg: Package
  /** Receives the sent booking too: the draft may have changed since. */
  onBooked: (receipt: BookingReceipt, booking: Booking) => void
  onFailed: (failure: BookingFailure) => void
}

const OUTDATED = { trainings: trainingsQuery.queryKey, packages: packagesQuery.queryKey }

/** Sends the draft as a booking, one request at a time. */
export function useBooking({ pkg, onBooked, onFailed }: UseBookingOptions) {
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)

  const { mutate, isPending } = useMutation({
    mutationFn: ({ key, body }: BookingAttempt) =>
      sendJson<BookingReceipt>('POST', '/api/registrations', JSON.parse(body), {
        'Idempotency-Key': key,
      }),
    onSuccess: (receipt, { body }) => {
      onBooked(receipt, JSON.parse(body))
      for (const queryKey of [registrationsKey, attendeesKey, trainingsQuery.queryKey]) {
        queryClient.invalidateQueries({ queryKey })
      }
    },
    onError: async (error) => {
      const failure = bookingFailure(error, draftStore.read().slots)
      if (failure.outdated) {
        await queryClient.invalidateQueries({ queryKey: OUTDATED[failure.outdated] })
      }
      onFailed(failure)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  function submit() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const draft = draftStore.read()
    const attempt = attemptFor(bookingRequest(draft, pkg), draft.attempt, randomKey)
    draftStore.update({ attempt })
    mutate(attempt)
  }

  return { submit, isPending }
}
