import { ButtonAnchor, type ButtonSize, type ButtonVariant } from './button.tsx'
import { CalendarIcon } from './icons.tsx'

interface CalendarLinkProps {
  trainingId: string
  /** The training's name, for those who hear the links one after the other where there are several. */
  title?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Downloads the session of a training as a calendar file. For trainings whose instant is known. */
export function CalendarLink({ trainingId, title, ...look }: CalendarLinkProps) {
  return (
    <ButtonAnchor href={`/api/trainings/${trainingId}/calendar.ics`} download {...look}>
      <CalendarIcon />
      <span>
        Zum Kalender hinzufügen
        {title !== undefined && <span className="sr-only">: {title}</span>}
      </span>
    </ButtonAnchor>
  )
}
