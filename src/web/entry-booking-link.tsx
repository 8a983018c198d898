import type { BookingView, SeatView } from '#domain/registration/booking-view.ts'
import type { Training } from '#domain/training/training.ts'
import { BookingPart } from './features/booker-page/booking-part.tsx'
import { LostLinkPart } from './features/lost-link/lost-link-part.tsx'
import { NewAddressPart } from './features/new-address/new-address-part.tsx'
import { SeatPart } from './features/seat-page/seat-part.tsx'
import { hydrateForm } from './hydrate-form.tsx'
import { readBookingLinkPath } from './lib/booking-link/booking-link-address.ts'
import { readHydrationData, readOf } from './lib/page-lifecycle/hydration-data.ts'
import { BOOKING_LINK_PART_ID } from './lib/page-lifecycle/react-parts.ts'

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
