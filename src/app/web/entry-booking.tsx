import { ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { BOOKING_PART_ID } from '#platform/rendering/web/react-parts.ts'
import { fillInHeldSeats } from '#shop/booking/web/booking-draft-store.ts'
import { readBookingSearch } from '#shop/booking/web/booking-search.ts'
import { BookingWizard } from '#shop/booking/web/booking-wizard.tsx'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import { hydrateForm } from './hydrate-form.tsx'

const hydrationData = readHydrationData()
const rendered = {
  packages: readPackages(readOf(hydrationData, '/api/packages')),
  trainings: readOf<Training[]>(hydrationData, '/api/trainings'),
  entry: readOf<WaitingEntry | undefined>(hydrationData, '/api/waiting-list') ?? null,
}

const requested = readBookingSearch(location.search)
if (requested.warteliste !== undefined) fillInHeldSeats(requested.warteliste, rendered)

hydrateForm(
  BOOKING_PART_ID,
  <BookingWizard requested={requested} rendered={rendered} />,
  <ToasterOnDemand />,
)
