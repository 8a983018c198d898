import type pg from 'pg'
import { mailFirm } from '#app/server/product.ts'
import { readConfig } from '#platform/config/server/config.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { calendarAttachments } from '#shop/booking/server/seat-calendar.ts'
import { readCalendarFile } from './calendar-files.ts'

/** The same for every product: entries are compared with one another. */
const SETTINGS = mailSettings(readConfig({}), mailFirm)
const QUEUED_AT = new Date('2026-11-20T09:00:00Z')

/**
 * The calendar of each person once all mails have arrived, whatever their order: the start of each entry that was not
 * taken back, by address. Expects that no two mails have the same SEQUENCE for one entry.
 */
export async function readCalendars(
  pool: pg.Pool,
  registrationId: string | null = null,
): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<MailContent & { recipient: string }>(
    `select template, data, recipient from mails
     where data is not null and status <> 'failed' and registration_id = coalesce($1, registration_id)`,
    [registrationId],
  )
  const calendars = new Map<string, Map<string, ReturnType<typeof readCalendarFile>>>()
  const seen = new Set<string>()
  for (const { recipient, ...content } of rows) {
    const attendee = { name: 'Egal', address: recipient }
    const files = calendarAttachments(content, {
      attendee,
      queuedAt: QUEUED_AT,
      settings: SETTINGS,
    })
    const entries = calendars.get(recipient) ?? new Map()
    calendars.set(recipient, entries)
    for (const { content: text } of files) {
      const entry = readCalendarFile(text)
      const uid = entry.uid ?? ''
      const sequence = Number(entry.sequence)
      if (seen.has(`${uid}/${sequence}`))
        throw new Error(`Two entries ${uid} are number ${sequence}`)
      seen.add(`${uid}/${sequence}`)
      if (sequence > Number(entries.get(uid)?.sequence ?? -1)) entries.set(uid, entry)
    }
  }
  return Object.fromEntries(
    [...calendars]
      .map(([address, entries]) => [
        address,
        [...entries.values()]
          .filter(({ method }) => method === 'REQUEST')
          .map(({ start }) => start)
          .sort(),
      ])
      .filter(([, starts]) => starts?.length !== 0),
  )
}
