import type { Problem } from '#domain/problem.ts'
import type { OpenRequest } from '#domain/registration/booking-change.ts'
import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import type { ChangeContext } from '#server/features/booking-changes/change-outcome.ts'
import type { MailContent } from '#server/features/mail/mail-data.ts'
import { mailSettings } from '#server/features/mail/mail-settings.ts'
import { calendarAttachments } from '#server/features/mail/seat-calendar.ts'
import { MAIL_FIRM } from '#server/product.ts'
import { readCalendarFile } from './calendar-files.ts'
import { cancellationCalls } from './cancellations.ts'
import type { TestProduct } from './test-product.ts'

/** What a change answers: the registration, or a problem. */
export type Changed = Omit<RegistrationDetails, 'status'> & Problem

/** The calls of staff that change a booking, with what the mailboxes and calendars of its people hold. */
export async function changeCalls(product: TestProduct) {
  const calls = await cancellationCalls(product)
  const { session } = calls
  const send = (method: string, path: string, body: object, version?: number) =>
    product.send<Changed>(method, `/api/admin/${path}`, body, {
      ...session,
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    })
  return {
    ...calls,
    editRegistration: (id: string, body: object, version?: number) =>
      send('PATCH', `registrations/${id}`, body, version),
    editSeat: (id: string, body: object, version?: number) =>
      send('PATCH', `attendees/${id}`, body, version),
    cancelSeat: (id: string, version?: number) =>
      send('POST', `attendees/${id}/cancel`, {}, version),
    restoreSeat: (id: string, version?: number) =>
      send('POST', `attendees/${id}/restore`, {}, version),
    revokeLink: (id: string, version?: number) =>
      send('POST', `registrations/${id}/link/revoke`, {}, version),
    answer: (id: string, body: object, version?: number) =>
      send('POST', `requests/${id}/answer`, body, version),
    requests: async () =>
      (await product.get<OpenRequest[]>('/api/admin/requests?state=open', session)).body,
    /** The ids of a registration's seats, ordered by slot. */
    seatsOf: async (id: string) => (await calls.details(id)).seats.map((seat) => seat.id),
    mails: () => mailsOfChanges(product),
    calendars: (registrationId?: string) => readCalendars(product, registrationId),
  }
}

/** Who changes a booking by the booker's link, at the product's present time. */
export function asBooker(product: TestProduct, expected: ReadonlySet<number> | null = null) {
  const context: ChangeContext = {
    actor: { kind: 'booker' },
    now: product.clock.now(),
    expected,
    staff: 'team@example.com',
    unconfirmedPerHour: 100,
  }
  return context
}

/** Mails about changes, oldest first, as "seat.gained to pia@example.com". */
async function mailsOfChanges(product: TestProduct): Promise<string[]> {
  const { rows } = await product.pool.query<{ mail: string }>(
    `select template || ' to ' || recipient as mail from mails
     where template not like 'registration.%' and template not like 'waiting.%'
     order by created_at, template, recipient`,
  )
  return rows.map(({ mail }) => mail)
}

/**
 * The calendar of each person once all mails have arrived, whatever their order: the start of each entry that was not
 * taken back, by address. Expects that no two mails have the same SEQUENCE for one entry.
 */
async function readCalendars(
  product: TestProduct,
  registrationId: string | null = null,
): Promise<Record<string, string[]>> {
  const { rows } = await product.pool.query<MailContent & { recipient: string }>(
    `select template, data, recipient from mails
     where data is not null and status <> 'failed' and registration_id = coalesce($1, registration_id)`,
    [registrationId],
  )
  const settings = mailSettings(product.config, MAIL_FIRM)
  const calendars = new Map<string, Map<string, ReturnType<typeof readCalendarFile>>>()
  const seen = new Set<string>()
  for (const { recipient, ...content } of rows) {
    const attendee = { name: 'Egal', address: recipient }
    const files = calendarAttachments(content, {
      attendee,
      queuedAt: product.clock.now(),
      settings,
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
