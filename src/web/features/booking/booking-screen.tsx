import { useSuspenseQuery } from '@tanstack/react-query'
import { FIRM } from '../../content/firm.ts'
import { isAnyFree } from '../../lib/dates/coming-dates.ts'
import { BOOKING_PART_ID } from '../../lib/page-lifecycle/react-parts.ts'
import { packagesQuery } from '../../lib/queries/packages-query.ts'
import { trainingsQuery } from '../../lib/queries/queries.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import type { BookingSearch } from './booking-search.ts'
import { BookingWizard } from './booking-wizard.tsx'

const NOTICE = 'mb-8 rounded-card border-2 border-error bg-white px-6 py-5'

/** The page's content, which the server renders. In the browser React hydrates the wizard alone. */
export function BookingScreen({ requested }: { requested: BookingSearch }) {
  const { data: packages } = useSuspenseQuery(packagesQuery)
  const { data: trainings } = useSuspenseQuery(trainingsQuery)
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <noscript>
        <p className={NOTICE}>
          Die Anmeldung braucht JavaScript. Schalte es ein und lade die Seite neu, oder schreib uns
          an <a href={`mailto:${FIRM.email}`}>{FIRM.email}</a>.
        </p>
      </noscript>
      <div hidden role="alert" data-booking-problem className={NOTICE}>
        <p>
          Die Anmeldung konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu:
          Was du schon eingegeben hast, bleibt.
        </p>
        <ButtonAnchor href="" className="mt-4">
          Seite neu laden
        </ButtonAnchor>
      </div>
      {isAnyFree(trainings) ? (
        <div id={BOOKING_PART_ID}>
          <BookingWizard requested={requested} rendered={{ packages, trainings }} />
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
        Die geplanten Termine sind ausgebucht oder vorbei. Neue Termine stehen bald fest. Schreib
        uns an <a href={`mailto:${FIRM.email}`}>{FIRM.email}</a>, dann sagen wir dir Bescheid.
      </p>
      <ButtonAnchor href="/trainings" className="mt-6">
        Zu den Trainings
      </ButtonAnchor>
    </>
  )
}
