import { useSuspenseQuery } from '@tanstack/react-query'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { seatViewQuery } from './booking-view-query.ts'
import { SeatIsland } from './seat-island.tsx'

/** The page of an attendee's seat, which the server renders. In the browser React hydrates it. */
export function SeatScreen({ id, token }: { id: string; token: string }) {
  const { data: seat } = useSuspenseQuery(seatViewQuery(id, token))
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices what="Das Absagen" />
      <div id={BOOKING_LINK_ISLAND_ID}>
        <SeatIsland id={id} token={token} rendered={seat} />
      </div>
    </div>
  )
}
