import type { Training } from '#domain/training/training.ts'
import { ANCHORS } from '../../content/anchors.ts'
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx'

interface RegisterLinkProps {
  training: Training
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** To the registration with this training chosen; where it cannot be booked any more, to the others. */
export function RegisterLink({ training, ...look }: RegisterLinkProps) {
  if (!training.bookable) {
    return (
      <ButtonLink to="/trainings" hash={ANCHORS.trainings} {...look}>
        Andere Trainings ansehen
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/trainings/anmeldung" search={{ training: training.id }} {...look}>
      Jetzt Platz sichern
    </ButtonLink>
  )
}
