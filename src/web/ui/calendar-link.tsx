import { ButtonAnchor, type ButtonSize, type ButtonVariant } from './button.tsx'
import { CalendarIcon } from './icons.tsx'

interface CalendarLinkProps {
  trainingId: string
  /** The training's title for screen readers, where there are several such links. */
  title?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Downloads a training's session as a calendar file. For trainings whose start is known. */
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
