import { useSuspenseQuery } from '@tanstack/react-query'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_PART_ID } from '#platform/rendering/web/react-parts.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { BookingPart } from './booking-part.tsx'
import { bookingViewQuery } from './booking-view-query.ts'

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
