import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { BOOKING_LINK_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { BookingIsland } from '#shop/booking-link/web/booking-island.tsx'
import { LostLinkIsland } from '#shop/booking-link/web/lost-link-island.tsx'
import { NewAddressIsland } from '#shop/booking-link/web/new-address-island.tsx'
import { SeatIsland } from '#shop/booking-link/web/seat-island.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { readBookingLinkPath } from '#site/pages/web/booking-link-address.ts'
import { hydrateIsland } from './hydrate-island.tsx'

const hydrationData = readHydrationData()

function islandOfPage() {
  const page = readBookingLinkPath(location.pathname)
  switch (page.kind) {
    case 'lost-link':
      return <LostLinkIsland />
    case 'new-address':
      return <NewAddressIsland reference={page.reference} token={page.token} />
    case 'seat':
      return (
        <SeatIsland
          id={page.id}
          token={page.token}
          rendered={readOf<SeatView>(hydrationData, '/api/seats')}
        />
      )
    case 'booking':
      return (
        <BookingIsland
          reference={page.reference}
          token={page.token}
          view={readOf<BookingView>(hydrationData, '/api/bookings')}
          trainings={readOf<Training[]>(hydrationData, '/api/trainings')}
        />
      )
  }
}

hydrateIsland(BOOKING_LINK_ISLAND_ID, islandOfPage())
