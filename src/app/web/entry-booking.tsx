import { ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { BOOKING_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { fillInHeldSeats } from '#shop/booking/web/booking-draft-store.ts'
import { readRequestedBooking } from '#shop/booking/web/booking-search.ts'
import { BookingWizard } from '#shop/booking/web/booking-wizard.tsx'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import { hydrateIsland } from './hydrate-island.tsx'

const hydrationData = readHydrationData()
const rendered = {
  packages: readPackages(readOf(hydrationData, '/api/packages')),
  trainings: readOf<Training[]>(hydrationData, '/api/trainings'),
  entry: readOf<WaitingEntry | undefined>(hydrationData, '/api/waiting-list') ?? null,
}

const requested = readRequestedBooking(location.search)
if (requested.waitingToken !== undefined) fillInHeldSeats(requested.waitingToken, rendered)

hydrateIsland(
  BOOKING_ISLAND_ID,
  <BookingWizard requested={requested} rendered={rendered} />,
  <ToasterOnDemand />,
)
