import { useSuspenseQuery } from '@tanstack/react-query'
import { BOOKING_LINK_PART_ID } from '../../lib/page-lifecycle/react-parts.ts'
import { bookingViewQuery, trainingsQuery } from '../../lib/queries/queries.ts'
import { FormLoadNotices } from '../../ui/form-load-notices.tsx'
import { BookingPart } from './booking-part.tsx'

interface BookingScreenProps {
  reference: string
  token: string
}

/** The page of a booking, which the server renders. In the browser React hydrates it, so that it can be changed. */
export function BookingScreen({ reference, token }: BookingScreenProps) {
  const { data: view } = useSuspenseQuery(bookingViewQuery(reference, token))
  const { data: trainings } = useSuspenseQuery(trainingsQuery)
  return (
    <div className="pt-8 lg:pt-12">
      <div className="wrap">
        <FormLoadNotices what="Das Ändern deiner Buchung" />
      </div>
      <div id={BOOKING_LINK_PART_ID}>
        <BookingPart reference={reference} token={token} view={view} trainings={trainings} />
      </div>
    </div>
  )
}
