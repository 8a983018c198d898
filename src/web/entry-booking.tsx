import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readPackages } from '#domain/package/package-answer.ts'
import type { Training } from '#domain/training/training.ts'
import { BookingFailure } from './features/booking/booking-failure.tsx'
import { readBookingSearch } from './features/booking/booking-search.ts'
import { BookingWizard } from './features/booking/booking-wizard.tsx'
import { readHydrationData, readOf } from './lib/page-lifecycle/hydration-data.ts'
import { BOOKING_PART_ID, HYDRATED_EVENT } from './lib/page-lifecycle/react-parts.ts'
import { useHydrated } from './lib/use-hydrated.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { ToasterOnDemand } from './ui/toaster-on-demand.tsx'

const part = document.getElementById(BOOKING_PART_ID) as HTMLElement
const hydrationData = readHydrationData()
const rendered = {
  packages: readPackages(readOf(hydrationData, '/api/packages')),
  trainings: readOf<Training[]>(hydrationData, '/api/trainings'),
}

// Hydration as a low-priority update yields to a visitor who is scrolling or typing.
startTransition(() => {
  hydrateRoot(
    part,
    <StrictMode>
      <ErrorBoundary fallback={<BookingFailure />}>
        <Announced>
          <BookingWizard requested={readBookingSearch(location.search)} rendered={rendered} />
        </Announced>
      </ErrorBoundary>
      <ToasterOnDemand />
    </StrictMode>,
  )
})

/** Tells the site's script that its children are hydrated, when they show what only the browser knows. */
function Announced({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) part.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [isHydrated])
  return children
}
