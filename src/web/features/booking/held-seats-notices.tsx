import type { WaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { formatLongMoment } from '../../lib/formats/long-moment.ts'
import { unbroken, unbrokenDate } from '../../lib/formats/unbroken.ts'
import { waitingEntryAddress } from '../../lib/waiting-list/waiting-list-address.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import type { HeldSeats } from './held-seats.ts'

interface HeldSeatsBannerProps {
  entry: WaitingEntry
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
