import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { waitingEntryAddress } from '#site/pages/web/waiting-list-address.ts'
import type { HeldEntry } from '../domain/held-entry.ts'
import type { HeldSeats } from './held-seats.ts'

interface HeldSeatsBannerProps {
  entry: HeldEntry
  held: HeldSeats
}

/** The offer that is accepted with this booking, and until when it can be. */
export function HeldSeatsBanner({ entry, held: { seats, endsAt } }: HeldSeatsBannerProps) {
  const { trainingTitle, date, time } = entry
  const session = [trainingTitle, date && unbrokenDate(date), time && unbroken(time)]
  return (
    <div className="rounded-card bg-brand-tint px-5 py-4">
      <p className="font-semibold">
        {`${seats === 1 ? '1 Platz ist' : `${seats} Plätze sind`} für dich reserviert`}
      </p>
      <p>
        <span>{`${session.filter(Boolean).join(', ')}. `}</span>
        <span>{`Dein Angebot gilt bis ${unbrokenDate(formatLongMoment(endsAt))}.`}</span>
        {seats > 1 && (
          <span> Plätze, die du nicht buchst, gehen an die Nächsten auf der Liste.</span>
        )}
      </p>
    </div>
  )
}

/** Instead of the form, where nothing is offered any more. */
export function OfferEnded({ token }: { token: string }) {
  return (
    <>
      <h1 className="text-h2">Dieses Angebot gilt nicht mehr</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Es ist abgelaufen, oder du hast es schon angenommen oder abgelehnt. Wie es um deinen Platz
        auf der Warteliste steht, siehst du auf ihrer Seite.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={waitingEntryAddress(token)}>Zu deiner Warteliste</ButtonAnchor>
        <ButtonAnchor href="/trainings" variant="secondary">
          Zu den Trainings
        </ButtonAnchor>
      </div>
    </>
  )
}
