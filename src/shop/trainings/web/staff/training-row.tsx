import { type CSSProperties, type ReactNode, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { DeleteTrainingDialog } from './delete-training-dialog.tsx'
import { type ShopEdit, useShopEdit } from './use-training-writes.ts'

interface TrainingRowProps {
  training: StaffTraining
  /** What moves it to another place; none for an archived one, and for one with a fixed place. */
  mover?: ReactNode
  isDragged?: boolean
  style?: CSSProperties | undefined
  /** Whether it can be shown, hidden, archived and deleted here. */
  hasActions?: boolean
  /** Below its next date. */
  children?: ReactNode
}

/** A training with its state and its next date, and what staff can do with it. */
export function TrainingRow({
  training,
  mover,
  isDragged = false,
  style,
  hasActions = true,
  children,
}: TrainingRowProps) {
  const { id, title, visible, archivedAt, isBooked } = training
  const [isDeleting, setDeleting] = useState(false)
  const { save, pending } = useShopEdit(training)

  const action = (label: string, edit: ShopEdit) => (
    <Button
      size="small"
      variant="secondary"
      pending={pending === label}
      disabled={pending !== null}
      aria-label={`${label}: ${title}`}
      onClick={() => void save(label, edit)}
    >
      {label}
    </Button>
  )
  return (
    <li
      style={style}
      className={classes(
        'flex items-center gap-x-2 rounded-card bg-white px-4 py-4 sm:gap-x-4 sm:px-6',
        isDragged
          ? 'relative z-10 shadow-lifted'
          : 'shadow-card motion-safe:transition-[translate] motion-safe:duration-150',
      )}
    >
      {mover}
      <div className="grid min-w-0 grow gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <a
              href={`/trainings/${id}`}
              className="wrap-anywhere font-semibold underline underline-offset-3"
            >
              {title}
            </a>
            <StateBadge training={training} />
          </p>
          <p className="mt-1 text-secondary text-small">{datesText(training)}</p>
          {children}
        </div>
        {hasActions && (
          <div className="flex flex-wrap gap-2 lg:justify-end">
            {archivedAt === null &&
              action(visible ? 'Ausblenden' : 'Anzeigen', { visible: !visible })}
            {archivedAt === null
              ? action('Archivieren', { archived: true, visible: false })
              : action('Wiederherstellen', { archived: false })}
            {!isBooked && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Löschen: ${title}`}
                onClick={() => setDeleting(true)}
              >
                Löschen
              </Button>
            )}
          </div>
        )}
      </div>
      {isDeleting && <DeleteTrainingDialog training={training} onDone={() => setDeleting(false)} />}
    </li>
  )
}

function StateBadge({ training: { visible, archivedAt } }: { training: StaffTraining }) {
  if (archivedAt !== null) return <Badge tone="neutral">Archiviert</Badge>
  return visible ? (
    <Badge tone="green">Sichtbar</Badge>
  ) : (
    <Badge tone="orange">Nicht sichtbar</Badge>
  )
}

/** "Nächster Termin: Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr, und 2 weitere" */
function datesText({ dates }: StaffTraining): string {
  const [next, ...others] = dates
  if (!next) return 'Kein Termin geplant'
  const { length } = others
  const further = length === 0 ? '' : `, und ${length} ${length === 1 ? 'weiterer' : 'weitere'}`
  return `Nächster Termin: ${unbrokenDate(next.date)}, ${unbroken(next.time)}${further}`
}
