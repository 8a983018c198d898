import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { DayAndTime } from '#shop/trainings/web/day-and-time.tsx'
import { CopyDateDialog } from './copy-date-dialog.tsx'
import { DateBadges } from './date-badges.tsx'
import { phaseOf } from './date-phase.ts'
import { DeleteDateDialog } from './delete-date-dialog.tsx'
import { EditDateDialog } from './edit-date-dialog.tsx'
import { MoveDateDialog } from './move-date-dialog.tsx'

type Opened = 'edit' | 'move' | 'copy' | 'delete'

/** Training, day and time of the date, and what staff can do with it. */
export function DateHead({ date: planned, now }: { date: PlannedDate; now: Date }) {
  const { id, trainingId, trainingTitle, date, time, state, seatsTaken } = planned
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const isToCome = ['coming', 'running'].includes(phaseOf(planned, now))
  return (
    <>
      <Link
        to="/admin/termine"
        search={{}}
        className="inline-flex min-h-11 items-center gap-2 rounded-input font-semibold text-small underline-offset-4 hover:underline"
      >
        <ArrowLeftIcon />
        Alle Termine
      </Link>
      <h1 className="mt-2 text-h2">{trainingTitle}</h1>
      <p className="mt-2 text-lead">
        <DayAndTime date={date} time={time} />
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DateBadges date={planned} now={now} />
        <a
          href={`/trainings/${trainingId}`}
          className="inline-flex min-h-11 items-center rounded-sm text-small underline decoration-line underline-offset-3 hover:decoration-current"
        >
          Seite des Trainings
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {state === 'planned' && (
          <Button size="small" onClick={() => setOpened('edit')}>
            Bearbeiten
          </Button>
        )}
        {isToCome && (
          <Button size="small" variant="secondary" onClick={() => setOpened('move')}>
            Verlegen
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => setOpened('copy')}>
          Kopieren
        </Button>
        {isToCome && (
          <ButtonLink
            to="/admin/termine/$id/absagen"
            params={{ id }}
            preload={false}
            size="small"
            variant="secondary"
          >
            Absagen
          </ButtonLink>
        )}
        {state === 'planned' && seatsTaken === 0 && (
          <Button size="small" variant="secondary" onClick={() => setOpened('delete')}>
            Löschen
          </Button>
        )}
      </div>
      {opened === 'edit' && <EditDateDialog date={planned} onDone={close} />}
      {opened === 'move' && <MoveDateDialog date={planned} onDone={close} />}
      {opened === 'copy' && (
        <CopyDateDialog
          date={planned}
          onCancel={close}
          onPlanned={(copy) => void navigate({ to: '/admin/termine/$id', params: { id: copy.id } })}
        />
      )}
      {opened === 'delete' && (
        <DeleteDateDialog
          date={planned}
          onDone={close}
          onDeleted={() => void navigate({ to: '/admin/termine', search: {} })}
        />
      )}
    </>
  )
}
