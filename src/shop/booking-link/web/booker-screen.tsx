import { useSuspenseQuery } from '@tanstack/react-query'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { BookingIsland } from './booking-island.tsx'
import { bookingViewQuery } from './booking-view-query.ts'

interface BookerScreenProps {
  reference: string
  token: string
}

/** The page of a booking, which the server renders. In the browser React hydrates it, so that it can be changed. */
export function BookerScreen({ reference, token }: BookerScreenProps) {
  const { data: view } = useSuspenseQuery(bookingViewQuery(reference, token))
  const { data: trainings } = useSuspenseQuery(trainingsQuery)
  return (
    <div className="pt-8 lg:pt-12">
      <div className="wrap">
        <FormLoadNotices what="Das Ändern deiner Buchung" />
      </div>
      <div id={BOOKING_LINK_ISLAND_ID}>
        <BookingIsland reference={reference} token={token} view={view} trainings={trainings} />
      </div>
    </div>
  )
}
