import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { isOwnList } from '#platform/editing/domain/page-texts.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import type { HistoryEntry, HistoryKind, ShopEdit } from '../domain/text-history.ts'
import { HistoryChange } from './history-change.tsx'
import { PublicationEntry } from './publication-entry.tsx'
import { valueText } from './shop-texts.ts'
import { otherValues, useShopRestore } from './use-shop-restore.ts'
import { wordlessChange } from './wordless-change.ts'

interface HistoryEntryItemProps {
  entry: HistoryEntry
  /** Called when a state was brought back: the pressed button may be gone. */
  onRestored: () => void
}

const KINDS: Readonly<Record<HistoryKind, string>> = {
  page: 'Seite',
  training: 'Training',
  package: 'Paket',
}

/** Who changed what, and when: an edit of the shop with its differences, or a publication of a page. */
export function HistoryEntryItem({ entry, onRestored }: HistoryEntryItemProps) {
  const titleId = useId()
  const { kind, title, editedBy, createdAt, publication, edit } = entry
  return (
    <Card as="li" aria-labelledby={titleId} className="!p-5 sm:!p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2
          id={titleId}
          className="wrap-anywhere font-semibold font-text text-base tracking-normal"
        >
          {title}
        </h2>
        <Badge>{KINDS[kind]}</Badge>
        {isPresent(entry) && (
          <Badge tone="green">
            {publication ? 'Steht auf der Website' : 'Steht auf der Seite'}
          </Badge>
        )}
      </div>
      <p className="wrap-anywhere text-small">
        <span>{`${editedBy}, `}</span>
        <time dateTime={createdAt} className="text-muted">
          {`${formatMoment(createdAt)} Uhr`}
        </time>
      </p>
      {publication && <PublicationEntry publication={publication} title={title} />}
      {edit && <ShopEntry edit={edit} title={title} onRestored={onRestored} />}
    </Card>
  )
}

function isPresent({ publication, edit }: HistoryEntry): boolean {
  if (publication) return publication.isLatest
  return edit?.version != null && Object.keys(otherValues(edit, 'after')).length === 0
}

const SIDES = ['before', 'after'] as const
const RESTORE_WORDS = {
  before: 'Stand davor zurückholen',
  after: 'Diesen Stand zurückholen',
} as const

/** Whether its texts are ids, which say nothing to a reader. */
function hasIds({ subject, subjectId }: ShopEdit): boolean {
  return subject === 'content' && isOwnList(subjectId.slice(subjectId.indexOf('/') + 1))
}

interface ShopEntryProps {
  edit: ShopEdit
  title: string
  onRestored: () => void
}

function ShopEntry({ edit, title, onRestored }: ShopEntryProps) {
  const { restore, isPending, conflict } = useShopRestore(edit, onRestored)
  const label = edit.changes.map((change) => change.label).join(', ')
  const canRestore = (side: (typeof SIDES)[number]) =>
    edit.version !== null && Object.keys(otherValues(edit, side)).length > 0
  return (
    <>
      {edit.changes.map((change) => (
        <HistoryChange
          key={change.field}
          label={change.label}
          before={valueText(change.before)}
          after={valueText(change.after)}
          wordless={hasIds(edit) ? wordlessChange('list') : null}
        />
      ))}
      {edit.version === null && (
        <p className="mt-3 text-muted text-small">Wird auf keiner Seite mehr angezeigt.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {SIDES.filter(canRestore).map((side) => (
          <Button
            key={side}
            variant="secondary"
            size="small"
            disabled={isPending}
            aria-label={`${RESTORE_WORDS[side]}: ${label}`}
            onClick={() => restore(side)}
          >
            {RESTORE_WORDS[side]}
          </Button>
        ))}
      </div>
      {conflict && (
        <ConflictDialog label={`${label} (${title})`} pending={isPending} {...conflict} />
      )}
    </>
  )
}
