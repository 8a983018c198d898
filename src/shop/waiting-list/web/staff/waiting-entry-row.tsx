import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { fieldsBesidesCompany } from '#shop/seats/domain/registration-fields.ts'
import { wishText } from '#shop/seats/web/seats-text.ts'
import type { ListedWaitingEntry } from '../../domain/waiting-entry.ts'
import { outcomeText, stateText, stateTone } from './waiting-texts.ts'

interface WaitingEntryRowProps {
  entry: ListedWaitingEntry
  /** Absent for an entry that has ended. */
  onRemove?: () => void
}

/** Who waits, for how many seats and since when, and what came of it. */
export function WaitingEntryRow({ entry, onRemove }: WaitingEntryRowProps) {
  const { firstName, lastName, email, company, joinedAt } = entry
  const outcome = outcomeText(entry)
  return (
    <li className="grid gap-x-8 gap-y-3 px-6 py-4 text-small md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold">
          <span>{`${firstName} ${lastName}`}</span>
          {company !== '' && <span className="font-normal text-secondary">{`, ${company}`}</span>}
        </p>
        <a
          href={`mailto:${email}`}
          className="wrap-anywhere underline decoration-line underline-offset-3 hyphens-none hover:decoration-current"
        >
          {email}
        </a>
        {fieldsBesidesCompany(entry).map(({ name, label, text }) => (
          <p key={name} className="wrap-anywhere text-secondary">{`${label}: ${text}`}</p>
        ))}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{wishText(entry)}</span>
          <Badge tone={stateTone(entry)}>{stateText(entry)}</Badge>
        </p>
        {outcome !== null && <p className="mt-1 tabular-nums">{outcome}</p>}
        <p className="mt-1 text-muted tabular-nums">{`Seit ${formatMoment(joinedAt)}`}</p>
      </div>
      {onRemove && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          aria-label={`Entfernen: ${firstName} ${lastName}`}
          onClick={onRemove}
        >
          Entfernen
        </Button>
      )}
    </li>
  )
}
