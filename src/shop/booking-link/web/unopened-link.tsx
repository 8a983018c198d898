import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { LOST_LINK_ADDRESS } from '#site/pages/web/booking-link-address.ts'
import { firm } from '#site/pages/web/firm.ts'

interface UnopenedLinkProps {
  /** Of whose page it would be: a booking, or one seat. */
  of: 'booking' | 'seat'
}

/** For a link that opens nothing: it is wrong, has ended, or was replaced. */
export function UnopenedLink({ of }: UnopenedLinkProps) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h1 className="text-h2">Dieser Link gilt nicht oder nicht mehr</h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-secondary">
        <p>
          {`Vielleicht ist er unvollständig kopiert. Ein Link gilt bis 30 Tage nach der letzten Session, ${
            of === 'booking'
              ? 'und ein neuer ersetzt ihn, wenn sich die Kontaktadresse ändert.'
              : 'und nur, solange du den Platz hast.'
          }`}
        </p>
        <p>
          {of === 'booking'
            ? 'Wir schicken dir gern einen neuen an die Adresse, mit der du gebucht hast.'
            : `Frag am besten die Person, die für dich gebucht hat, oder schreib uns an ${firm().email}.`}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {of === 'booking' && (
          <ButtonAnchor href={LOST_LINK_ADDRESS}>Neuen Link anfordern</ButtonAnchor>
        )}
        <ButtonAnchor href="/trainings" variant="secondary">
          Zu den Trainings
        </ButtonAnchor>
      </div>
    </div>
  )
}
