import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { type FormRefusal, formRefusal, isOutdated } from '#platform/design/web/form-refusal.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import type { Training } from '#shop/trainings/domain/training.ts'

/** Where a change was made: a seat's id, or a part of the page. */
export type Place = string

/** What has happened, for the place of the change. */
export interface Result {
  title: string
  /** Who gets a mail, and what else there is to know. */
  lines: string[]
}

/** A call that changes the booking. */
export interface Change {
  /** Makes the call. @param booking what it names the booking by, and its version */
  make: (booking: NamedBooking) => Promise<BookingView>
  place: Place
  /** Told once it is done. @param after the changed booking */
  result: (after: BookingView) => Result
}

/** A booking as the person sees it. */
interface NamedBooking {
  path: { reference: string; token: string }
  header: ReturnType<typeof ifMatch>
}

export type SendChange = (change: Change) => Promise<FormRefusal | null>

interface Rendered {
  reference: string
  token: string
  /** The booking as the page was rendered with it. */
  view: BookingView
  trainings: readonly Training[]
}

/**
 * The booking, and the calls that change it. Each names the version that the person sees. Where that is outdated, the
 * page reads the booking again and shows it, and what was typed stays for another attempt.
 */
export function useBookingView({ reference, token, ...rendered }: Rendered) {
  const [view, setView] = useState(rendered.view)
  const [trainings, setTrainings] = useState(rendered.trainings)
  const [result, setResult] = useState<(Result & { place: Place; count: number }) | null>(null)
  const path = { reference, token }

  const send: SendChange = async ({ make, place, result: resultOf }) => {
    try {
      const after = await make({ path, header: ifMatch(view.version) })
      setView(after)
      setResult((earlier) => ({ ...resultOf(after), place, count: (earlier?.count ?? 0) + 1 }))
      return null
    } catch (error) {
      if (isOutdated(error)) await readAgain()
      return formRefusal(error)
    }
  }

  async function readAgain(): Promise<void> {
    try {
      setView(await call('GET', '/api/bookings/{reference}/{token}', { path }))
      setTrainings(await call('GET', '/api/trainings'))
    } catch {
      // The refusal of the call is shown in any case.
    }
  }

  return { path, view, trainings, result, send }
}

export type BookingState = ReturnType<typeof useBookingView>
