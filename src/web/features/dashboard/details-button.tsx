import { useOpenSheet } from '../../lib/dashboard/use-dashboard-sheet.ts'
import { classes } from '../../ui/classes.ts'

interface DetailsButtonProps {
  registrationId: string
  /** Which registration, for those who cannot see the row: "Anmeldung von Sina Adler". */
  of: string
  className?: string | undefined
}

/** Opens everything about the registration beside the list. */
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
