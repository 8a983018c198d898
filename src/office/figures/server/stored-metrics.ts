import { Gauge, type Registry } from 'prom-client'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { MAIL_AGES } from './stored-figures.repository.ts'
import type { StoredFigures } from './stored-figures.service.ts'

/**
 * Adds the figures measured in the database. Every process exports the same values, so a query has to take one of them
 * (`max`), not the sum.
 *
 * @returns a function that sets the figures; null, for a database that does not answer, removes them
 */
export function addStoredMetrics(register: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `morgenfalz_${name}`, help, labelNames, registers: [register] })
  const up = gauge('database_up', '1 where the database answers within two seconds, else 0.', [])
  const mails = {
    waiting: gauge('mails_waiting', 'Mails that are to go out, by their age.', ['age']),
    held: gauge('mails_held', 'Mails that wait for staff to send them, by their age.', ['age']),
    failed: gauge('mails_failed', 'Mails that were given up, by their age.', ['age']),
  }
  const registrations = gauge('registrations', 'Bookings that are stored, by their status.', [
    'status',
  ])
  const copy = gauge(
    'restored_copy',
    '1 for a restored copy, which sends nothing, 0 for the live product.',
    [],
  )
  const succeeded = gauge(
    'task_last_success_timestamp_seconds',
    'When a task of background work, or a backup, ended well for the last time.',
    ['task'],
  )
  const failed = gauge(
    'task_last_failure_timestamp_seconds',
    'When a task of background work, or a backup, failed for the last time.',
    ['task'],
  )

  const all = [...Object.values(mails), registrations, succeeded, failed]

  function setMails(counts: StoredFigures['mails']) {
    for (const age of MAIL_AGES) for (const one of Object.values(mails)) one.set({ age }, 0)
    for (const { state, age, count } of counts) mails[state].set({ age }, count)
  }

  function setRegistrations(counts: StoredFigures['registrations']) {
    for (const status of REGISTRATION_STATUSES) registrations.set({ status }, 0)
    for (const { status, count } of counts) registrations.set({ status }, count)
  }

  function setTaskRuns(runs: StoredFigures['taskRuns']) {
    for (const { task, succeededAt, failedAt } of runs) {
      if (succeededAt) succeeded.set({ task }, succeededAt.getTime() / 1000)
      if (failedAt) failed.set({ task }, failedAt.getTime() / 1000)
    }
  }

  return (figures: StoredFigures | null) => {
    up.set(figures ? 1 : 0)
    copy.remove()
    for (const one of all) one.reset()
    if (!figures) return
    copy.set(figures.isCopy ? 1 : 0)
    setMails(figures.mails)
    setRegistrations(figures.registrations)
    setTaskRuns(figures.taskRuns)
  }
}
