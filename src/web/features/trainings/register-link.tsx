import type { Training } from '#domain/training/training.ts'
import { ANCHORS } from '../../content/anchors.ts'
import type { ButtonSize, ButtonVariant } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

interface RegisterLinkProps {
  training: Training
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/**
 * Link to the registration with this training selected; for a training that cannot be booked any more, to the other
 * trainings.
 */
export function RegisterLink({ training, ...look }: RegisterLinkProps) {
  if (!training.bookable) {
    return (
      <ButtonLink to="/trainings" hash={ANCHORS.trainings} {...look}>
        Andere Trainings ansehen
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      reloadDocument
      to="/trainings/anmeldung"
      search={{ training: training.id }}
      {...look}
    >
      Jetzt Platz sichern
    </ButtonLink>
  )
}
