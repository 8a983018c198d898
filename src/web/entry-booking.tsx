import { readPackages } from '#domain/package/package-answer.ts'
import type { Training } from '#domain/training/training.ts'
import type { WaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { readBookingSearch } from './features/booking/booking-search.ts'
import { BookingWizard } from './features/booking/booking-wizard.tsx'
import { fillInHeldSeats } from './features/booking/draft-store.ts'
import { hydrateForm } from './hydrate-form.tsx'
import { readHydrationData, readOf } from './lib/page-lifecycle/hydration-data.ts'
import { BOOKING_PART_ID } from './lib/page-lifecycle/react-parts.ts'
import { ToasterOnDemand } from './ui/toaster-on-demand.tsx'

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
