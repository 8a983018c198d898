import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { changesOf } from '#platform/editing/server/edits.service.ts'
import { editDate } from '#shop/dates/server/training-dates.service.ts'
import type { InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import {
  type CountedDate,
  insertDate,
  listDates,
} from '#shop/trainings/server/training-dates.repository.ts'
import { findTraining } from '#shop/trainings/server/trainings.repository.ts'
import { addChange, addLine, labelsOf, type SiteImportRun } from './import-run.ts'

type FileDate = InitialContent['trainings'][number]['dates'][number]

const DATE_LABELS = {
  capacity: 'Plätze',
  trainer: 'Leitung',
  note: 'Hinweis',
  meetingUrl: 'Link',
  startsAt: 'Beginn',
  endsAt: 'Ende',
}

/**
 * Dates of the file are planned. A date of the same training that begins at the same moment is the same date: where
 * nobody has booked it or waits for it, it gets what the file says; what the file leaves empty stays.
 */
export async function importDates(run: SiteImportRun): Promise<void> {
  for (const training of run.content.trainings) await importDatesOf(run, training)
}

async function importDatesOf(
  run: SiteImportRun,
  { id, title, dates }: InitialContent['trainings'][number],
): Promise<void> {
  const { now } = run.context
  // The planned ones first: at the time of a cancelled date another one may be planned.
  const present = await listDates(run.tx, { trainingId: id })
  const left = new Set(
    present.toSorted((one, other) => Number(isCancelled(one)) - Number(isCancelled(other))),
  )
  for (const date of dates) {
    const session = understandSession(date.date, date.time)
    const name = nameOf(title, date)
    if (!session) throw new Error(`The file was checked and ${name} cannot be read`)
    const same = [...left].find(
      ({ startsAt }) => startsAt?.getTime() === session.startsAt.getTime(),
    )
    if (same) left.delete(same)
    const wanted = { ...date, ...session }
    if (hasEnded(session.endsAt, now)) addLine(run, 'dates', name, 'kept', { reason: 'ist vorbei' })
    else if (same) await changeDate(run, name, same, wanted)
    else await planDate(run, name, id, wanted)
  }
  for (const date of left)
    if (!isCancelled(date) && !hasEnded(date.endsAt, now))
      addLine(run, 'dates', nameOf(title, date), 'stays')
}

function isCancelled({ state }: Pick<CountedDate, 'state'>): boolean {
  return state === 'cancelled'
}

function nameOf(title: string, { date, time }: Pick<FileDate, 'date' | 'time'>): string {
  return `${title}: ${date}, ${time}`
}

async function planDate(
  run: SiteImportRun,
  name: string,
  trainingId: string,
  date: FileDate & { startsAt: Date; endsAt: Date },
): Promise<void> {
  const training = await findTraining(run.tx, trainingId)
  if (training?.archivedAt)
    return addLine(run, 'dates', name, 'kept', { reason: 'das Training ist archiviert' })
  await insertDate(run.tx, { trainingId, ...date })
  await recordAction(run.tx, {
    actor: run.context.actor,
    action: 'training.date_planned',
    subjectId: trainingId,
    details: { date: date.date, time: date.time },
  })
  addLine(run, 'dates', name, 'new')
}

async function changeDate(
  run: SiteImportRun,
  name: string,
  before: CountedDate,
  date: FileDate & { startsAt: Date; endsAt: Date },
): Promise<void> {
  const reason = whyKept(before)
  if (reason !== null) return addLine(run, 'dates', name, 'kept', { reason })
  const { capacity, trainer, note, meetingUrl, startsAt, endsAt } = date
  const isLonger = before.endsAt?.getTime() !== endsAt.getTime()
  const edit = {
    capacity,
    ...(trainer !== null && { trainer }),
    ...(note !== '' && { note }),
    ...(meetingUrl !== null && { meetingUrl }),
    ...(isLonger && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }),
  }
  const changes = changesOf(
    { ...before, startsAt: before.startsAt?.toISOString(), endsAt: before.endsAt?.toISOString() },
    edit,
  )
  if (changes.length > 0) await editDate(run.tx, before.id, edit, run.context, run.hooks.afterEdit)
  addChange(run, 'dates', name, labelsOf(changes, DATE_LABELS))
}

/** Why a date stays as it is, for staff; null where nobody would be told of a change. */
function whyKept({ state, seatsTaken, seatsHeld, queue }: CountedDate): string | null {
  if (state === 'cancelled') return 'ist abgesagt'
  if (seatsTaken > 0) return 'ist gebucht'
  return seatsHeld > 0 || queue.length > 0 ? 'hat eine Warteliste' : null
}
