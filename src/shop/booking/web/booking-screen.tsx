import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { isAnyFree } from '#shop/trainings/web/coming-dates.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { HeldEntry } from '../domain/held-entry.ts'
import type { RequestedBooking } from './booking-search.ts'
import { BookingWizard } from './booking-wizard.tsx'

interface BookingScreenProps {
  requested: RequestedBooking
  /** Who waited, where an offer of the waiting list is accepted. */
  entry: HeldEntry | null
}

/** The page's content, which the server renders. In the browser React hydrates the wizard alone. */
export function BookingScreen({ requested, entry }: BookingScreenProps) {
  const { data: packages } = useSuspenseQuery(packagesQuery)
  const { data: trainings } = useSuspenseQuery(trainingsQuery)
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices />
      {isAnyFree(trainings) || entry ? (
        <div id={BOOKING_ISLAND_ID}>
          <BookingWizard requested={requested} rendered={{ packages, trainings, entry }} />
        </div>
      ) : (
        <NothingFree />
      )}
    </div>
  )
}

/** Instead of a form in which nothing can be chosen. */
function NothingFree() {
  return (
    <>
      <h1 className="text-h2">Gerade ist kein Platz frei</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Die geplanten Termine sind ausgebucht oder vorbei. Trag dich auf die Warteliste ein: Wir
        schreiben dir, sobald ein Platz frei wird oder ein neuer Termin feststeht.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={waitingListAddress()}>Zur Warteliste</ButtonAnchor>
        <ButtonAnchor href="/trainings" variant="secondary">
          Zu den Trainings
        </ButtonAnchor>
      </div>
    </>
  )
}
