import { Link } from '@tanstack/react-router'
import { classes } from '#platform/design/web/classes.ts'

interface RegistrationLinkProps {
  registrationId: string
  /** Names the registration for screen readers: "Anmeldung von Sina Adler". */
  of: string
  className?: string | undefined
}

/** Opens the page of the registration. */
export function RegistrationLink({ registrationId, of, className }: RegistrationLinkProps) {
  return (
    <Link
      to="/admin/anmeldungen/$id"
      params={{ id: registrationId }}
      aria-label={`Details: ${of}`}
      className={classes(
        'inline-flex min-h-11 items-center rounded-input font-semibold text-brand text-small underline decoration-line underline-offset-3 hover:decoration-current',
        className,
      )}
    >
      Details
    </Link>
  )
}
