import { ButtonAnchor, type ButtonSize, type ButtonVariant } from '#platform/design/web/button.tsx'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { Training } from '../domain/training.ts'

interface WaitingLinkProps {
  training: Training
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** What a training offers besides its free dates: the waiting list of its next one, or to be told of new ones. */
export interface WaitingOffer {
  href: string
  label: string
}

/** Null where the next date has free seats. */
export function waitingOffer({ id, dates: [next] }: Training): WaitingOffer | null {
  if (!next) return { href: waitingListAddress({ training: id }), label: 'Bescheid bekommen' }
  if (next.seatsLeft > 0) return null
  return { href: waitingListAddress({ date: next.id }), label: 'Auf die Warteliste' }
}

/** Renders nothing where the next date has free seats. */
export function WaitingLink({ training, ...look }: WaitingLinkProps) {
  const offer = waitingOffer(training)
  return (
    offer && (
      <ButtonAnchor href={offer.href} {...look}>
        {offer.label}
      </ButtonAnchor>
    )
  )
}
