import { ButtonAnchor, type ButtonSize, type ButtonVariant } from './button.tsx'
import { CalendarIcon } from './icons.tsx'

interface CalendarLinkProps {
  trainingId: string
  /** Without it, the training's listed date. */
  dateId?: string | null | undefined
  /** The training's title for screen readers, where there are several such links. */
  title?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Downloads a date of a training as a calendar file. For dates whose start is known. */
export function CalendarLink({ trainingId, dateId, title, ...look }: CalendarLinkProps) {
  const file = `/api/trainings/${trainingId}/calendar.ics${dateId ? `?date=${dateId}` : ''}`
  return (
    <ButtonAnchor href={file} download {...look}>
      <CalendarIcon />
      <span>
        Zum Kalender hinzufügen
        {title !== undefined && <span className="sr-only">{`: ${title}`}</span>}
      </span>
    </ButtonAnchor>
  )
}
