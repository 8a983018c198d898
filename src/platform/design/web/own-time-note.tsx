import { type Addressed, ownTimeNote } from './own-time.ts'
import { useHydrated } from './use-hydrated.ts'

interface OwnTimeProps {
  session: { startsAt: string | null; endsAt: string | null }
  /** Who is addressed; "du" where nothing is said. */
  addressed?: Addressed
  className?: string
}

/**
 * Behind the time of a session in Berlin: that of a visitor whose clock shows another one. A page is the same for all
 * visitors, so a script fills it in (`app/web/own-times.ts`), and React where it runs.
 */
export function OwnTime({
  session: { startsAt, endsAt },
  addressed = 'du',
  className = '',
}: OwnTimeProps) {
  const isHydrated = useHydrated()
  if (startsAt === null || endsAt === null) return null
  const note = isHydrated ? ownTimeNote({ startsAt, endsAt }, addressed) : null
  return (
    <span
      data-own-time={`${startsAt} ${endsAt} ${addressed}`}
      hidden={note === null}
      // That script may have filled it in already.
      suppressHydrationWarning
      className={`inline-block font-normal ${className}`}
    >
      {note ?? ''}
    </span>
  )
}
