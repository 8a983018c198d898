import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { BOOKING_LINK_PART_ID } from '#platform/rendering/web/react-parts.ts'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { BookingPart } from '#shop/booking-link/web/booking-part.tsx'
import { LostLinkPart } from '#shop/booking-link/web/lost-link-part.tsx'
import { NewAddressPart } from '#shop/booking-link/web/new-address-part.tsx'
import { SeatPart } from '#shop/booking-link/web/seat-part.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { readBookingLinkPath } from '#site/pages/web/booking-link-address.ts'
import { hydrateForm } from './hydrate-form.tsx'

const hydrationData = readHydrationData()

function partOfPage() {
  const page = readBookingLinkPath(location.pathname)
  switch (page.kind) {
    case 'lost-link':
      return <LostLinkPart />
    case 'new-address':
      return <NewAddressPart reference={page.reference} token={page.token} />
    case 'seat':
      return (
        <SeatPart
          id={page.id}
          token={page.token}
          rendered={readOf<SeatView>(hydrationData, '/api/seats')}
        />
      )
    case 'booking':
      return (
        <BookingPart
          reference={page.reference}
          token={page.token}
          view={readOf<BookingView>(hydrationData, '/api/bookings')}
          trainings={readOf<Training[]>(hydrationData, '/api/trainings')}
        />
      )
  }
}

hydrateForm(BOOKING_LINK_PART_ID, partOfPage())
