import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** Changes of the status with their author and time, newest first. */
export function DetailsHistory({ history }: { history: RegistrationDetails['history'] }) {
  if (history.length === 0) {
    return <p className="text-secondary text-small">Der Status wurde noch nicht geändert.</p>
  }
  return (
    <ol className="grid gap-4 text-small">
      {history.map(({ from, to, actor, createdAt }) => (
        <li key={`${createdAt} ${from} ${to}`}>
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge status={from} />
            <span className="sr-only">wurde zu</span>
            <ArrowRightIcon className="text-muted" />
            <StatusBadge status={to} />
          </p>
          <p className="wrap-anywhere mt-1 text-muted">
            <time dateTime={createdAt} className="tabular-nums">
              {formatMoment(createdAt)}
            </time>
            {`, ${actor}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
