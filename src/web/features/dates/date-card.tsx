import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import { unbroken, unbrokenDate } from '../../lib/formats/unbroken.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EditDateDialog } from './edit-date-dialog.tsx'
import { useDeleteDate } from './use-date-writes.ts'

interface DateCardProps {
  date: PlannedDate
  isOver: boolean
  /** Whether its dialog is open at first. */
  isOpened: boolean
}

/** A date with its seats, and what staff can do with it. */
export function DateCard({ date: planned, isOver, isOpened }: DateCardProps) {
  const { trainingTitle, date, time, seatsTaken, trainer, note, meetingUrl } = planned
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(isOpened ? 'edit' : null)
  const name = `${trainingTitle}, ${date}`
  return (
    <Card as="li" padding="none" className="px-6 py-5">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] md:items-center">
        <div className="min-w-0">
          <p className="font-semibold">
            {unbrokenDate(date)}, {unbroken(time)}
          </p>
          <p className="mt-0.5">
            <Link
              to="/trainings/$id"
              params={{ id: planned.trainingId }}
              className="underline underline-offset-3"
            >
              {trainingTitle}
            </Link>
          </p>
          {trainer && <p className="mt-0.5 text-secondary text-small">Mit {trainer}</p>}
          {note && <p className="mt-0.5 line-clamp-2 text-secondary text-small">{note}</p>}
        </div>
        <div className="min-w-0">
          <Seats date={planned} />
          <p className="mt-2 flex flex-wrap gap-2">
            {isOver ? (
              <Badge tone="neutral">Vorbei</Badge>
            ) : (
              meetingUrl === null &&
              seatsTaken > 0 && <Badge tone="orange">Zugangslink fehlt</Badge>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/admin/dashboard"
            search={{ training: planned.trainingId, termin: planned.id }}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-small underline underline-offset-3"
            aria-label={`Teilnehmende: ${name}`}
          >
            Teilnehmende
          </Link>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Bearbeiten: ${name}`}
            onClick={() => setOpened('edit')}
          >
            Bearbeiten
          </Button>
          {seatsTaken === 0 && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Löschen: ${name}`}
              onClick={() => setOpened('delete')}
            >
              Löschen
            </Button>
          )}
        </div>
      </div>
      {opened === 'edit' && <EditDateDialog date={planned} onDone={() => setOpened(null)} />}
      {opened === 'delete' && <DeleteDialog date={planned} onDone={() => setOpened(null)} />}
    </Card>
  )
}

function Seats({ date: { seatsTaken, capacity } }: { date: PlannedDate }) {
  const share = capacity === 0 ? 100 : Math.min(100, (seatsTaken / capacity) * 100)
  return (
    <>
      <p className="text-small tabular-nums">
        {seatsTaken} von {capacity} Plätzen vergeben
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-pill bg-sand">
        <div className="h-full rounded-pill bg-brand" style={{ width: `${share}%` }} />
      </div>
    </>
  )
}

function DeleteDialog({ date, onDone }: { date: PlannedDate; onDone: () => void }) {
  const remove = useDeleteDate()
  return (
    <ConfirmDialog
      open
      title="Termin löschen?"
      confirmLabel="Termin löschen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(date.id, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p>
        „{date.trainingTitle}“ am {date.date}. Niemand hat ihn gebucht.
      </p>
    </ConfirmDialog>
  )
}
