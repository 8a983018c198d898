import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { MissedSeat } from './seat-request.ts'

interface NothingFreeProps {
  /** What the address asks for. */
  missed: MissedSeat | undefined
}

/** Instead of a form in which nothing can be chosen. */
export function NothingFree({ missed }: NothingFreeProps) {
  return (
    <>
      <h1 className="text-h2">Gerade ist kein Platz frei</h1>
      {missed && <p className="mt-4 font-semibold">{missed.text}</p>}
      <p className="mt-4 max-w-[60ch] text-secondary">
        Die geplanten Termine sind ausgebucht oder vorbei. Trag dich auf die Warteliste ein: Wir
        schreiben dir, sobald ein Platz frei wird oder ein neuer Termin feststeht.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={waitingListAddress(missed?.waiting)}>Zur Warteliste</ButtonAnchor>
        <ButtonAnchor href="/trainings" variant="secondary">
          Zu den Trainings
        </ButtonAnchor>
      </div>
    </>
  )
}
