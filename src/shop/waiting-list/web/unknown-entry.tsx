import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'

/** For a token that nobody has: a wrong link, or an entry that was never confirmed and is forgotten. */
export function UnknownEntry() {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h1 className="text-h2">Diesen Link kennen wir nicht</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Vielleicht ist er unvollständig kopiert. Oder die Eintragung wurde nicht innerhalb von 48
        Stunden bestätigt: Dann trag dich einfach noch einmal ein.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={waitingListAddress()}>Zur Warteliste</ButtonAnchor>
        <ButtonAnchor href="/trainings" variant="secondary">
          Zu den Trainings
        </ButtonAnchor>
      </div>
    </div>
  )
}
