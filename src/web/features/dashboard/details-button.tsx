import { useOpenSheet } from '../../lib/dashboard/use-dashboard-sheet.ts'
import { classes } from '../../ui/classes.ts'

interface DetailsButtonProps {
  registrationId: string
  /** Names the registration for screen readers: "Anmeldung von Sina Adler". */
  of: string
  className?: string | undefined
}

/** Opens the details of the registration next to the list. */
export function DetailsButton({ registrationId, of, className }: DetailsButtonProps) {
  const openDetails = useOpenSheet('anmeldung')
  return (
    <button
      type="button"
      aria-label={`Details: ${of}`}
      aria-haspopup="dialog"
      onClick={() => openDetails(registrationId)}
      className={classes(
        'inline-flex min-h-11 items-center rounded-input font-semibold text-brand text-small underline decoration-line underline-offset-3 hover:decoration-current',
        className,
      )}
    >
      Details
    </button>
  )
}
