import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { DayAndTime } from '#shop/trainings/web/day-and-time.tsx'
import { DateBadges } from './date-badges.tsx'
import { DeleteDateDialog } from './delete-date-dialog.tsx'
import { EditDateDialog } from './edit-date-dialog.tsx'
import { Seats } from './seats-bar.tsx'

/** A date in the list: its seats and its link, and what staff do with it most often. */
export function DateCard({ date: planned, now }: { date: PlannedDate; now: Date }) {
  const { id, trainingTitle, date, time, state, seatsTaken, trainer, note } = planned
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const name = `${trainingTitle}, ${date}`
  return (
    <Card as="li" padding="none" className="px-6 py-5">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_15.5rem] lg:items-center">
        <div className="min-w-0 sm:max-lg:col-span-2">
          <Link
            to="/admin/termine/$id"
            params={{ id }}
            className={classes(
              'rounded-sm font-semibold underline decoration-line underline-offset-3 hover:decoration-current',
              state === 'cancelled' && 'line-through',
            )}
          >
            <DayAndTime date={date} time={time} />
          </Link>
          <p className="mt-0.5">{trainingTitle}</p>
          {trainer && <p className="mt-0.5 text-secondary text-small">{`Mit ${trainer}`}</p>}
          {note && <p className="mt-0.5 line-clamp-2 text-secondary text-small">{note}</p>}
        </div>
        <div className="min-w-0">
          {state === 'planned' && <Seats date={planned} />}
          <p className="mt-2.5 flex flex-wrap gap-2">
            <DateBadges date={planned} now={now} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 lg:justify-end">
          {state === 'planned' && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Bearbeiten: ${name}`}
              onClick={() => setOpened('edit')}
            >
              Bearbeiten
            </Button>
          )}
          {state === 'planned' && seatsTaken === 0 && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Löschen: ${name}`}
              onClick={() => setOpened('delete')}
            >
              Löschen
            </Button>
          )}
        </div>
      </div>
      {opened === 'edit' && <EditDateDialog date={planned} onDone={() => setOpened(null)} />}
      {opened === 'delete' && <DeleteDateDialog date={planned} onDone={() => setOpened(null)} />}
    </Card>
  )
}
