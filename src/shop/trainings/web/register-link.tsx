import type { ButtonSize, ButtonVariant } from '#platform/design/web/button.tsx'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { bookingAddress } from '#site/pages/web/booking-address.ts'
import { nextFreeDate } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { WaitingLink } from './waiting-link.tsx'

interface RegisterLinkProps {
  training: Training
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/**
 * Link to the registration with the training's next free date selected; for a training without one, to its waiting
 * list.
 */
export function RegisterLink({ training, ...look }: RegisterLinkProps) {
  if (!nextFreeDate(training)) return <WaitingLink training={training} {...look} />
  return (
    <ButtonAnchor href={bookingAddress({ training: training.id })} {...look}>
      {training.bookable ? 'Jetzt Platz sichern' : 'Nächsten Termin buchen'}
    </ButtonAnchor>
  )
}
