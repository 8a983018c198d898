import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { calendarAttachments } from '#shop/booking/server/seat-calendar.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { statusCall } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'

async function start(...parts: Parameters<typeof startTestProduct>) {
  const product = await startTestProduct(...parts)
  const session = await product.logIn()
  return {
    product,
    edit: editCalls(product, session).training('kurs-1-uhren'),
    setStatus: statusCall(product, session),
    book: async () => {
      const seats = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
      return (await product.send<BookingReceipt>('POST', '/api/registrations', seats)).body
    },
  }
}

test('one entry in the calendar of each attendee is made, moved and taken back', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const { edit, setStatus, book } = await start({ SMTP_URL: server.url })
  /** The calendar entries of the latest mails to that address; waits until there are `count` of them. */
  const entries = (address: string, count: number) =>
    vi.waitFor(() => {
      const files = server.taken
        .filter(({ recipient }) => recipient === address)
        .flatMap(({ parsed }) => {
          const file = parsed.attachments.find(({ filename }) => filename?.endsWith('.ics'))
          return file ? [readCalendarFile(file.content.toString())] : []
        })
      expect(files).toHaveLength(count)
      return files
    }, POLL_OPTIONS)

  const { id } = await book()
  await edit({ date: 'Samstag, 27. März 2027', time: '10:00 – 11:30 Uhr' })
  await setStatus(id, 'confirmed')
  await entries(BOOKER.email, 1)
  await entries('joerg@example.com', 1)
  await edit({ date: 'Sonntag, 28. März 2027' })
  await entries(BOOKER.email, 2)
  await entries('joerg@example.com', 2)
  await setStatus(id, 'cancelled')

  for (const address of [BOOKER.email, 'joerg@example.com']) {
    const [first, second, third] = await entries(address, 3)
    expect([first, second, third]).toMatchObject([
      { method: 'REQUEST', sequence: 1, start: '2027-03-27T09:00:00.000Z' },
      { method: 'REQUEST', sequence: 2, start: '2027-03-28T08:00:00.000Z' },
      { method: 'CANCEL', sequence: 3, start: '2027-03-28T08:00:00.000Z' },
    ])
    expect(new Set([first?.uid, second?.uid, third?.uid]).size).toBe(1)
  }
})

/** Each seat's calendar entry after all mails have been received, in any order. */
async function readCalendars(product: TestProduct) {
  const { rows } = await product.pool.query<MailContent & { recipient: string }>(
    `select template, data, recipient from mails where data is not null`,
  )
  const settings = mailSettings(product.config, mailFirm)
  const entries = new Map<string, ReturnType<typeof readCalendarFile>>()
  const seen = new Set<string>()
  for (const { recipient, ...content } of rows) {
    const attendee = { name: 'Egal', address: recipient }
    const queuedAt = product.clock.now()
    for (const file of calendarAttachments(content, { attendee, queuedAt, settings })) {
      const entry = readCalendarFile(file.content)
      const uid = entry.uid ?? ''
      const sequence = Number(entry.sequence)
      expect(seen).not.toContain(`${uid}/${sequence}`)
      seen.add(`${uid}/${sequence}`)
      if (sequence > Number(entries.get(uid)?.sequence ?? -1)) entries.set(uid, entry)
    }
  }
  return entries
}

const NO_ENTRY = { method: 'CANCEL', start: null }

/** Expects each seat of the registration in its attendee's calendar if it is confirmed, and nowhere else. */
async function expectAgreement(product: TestProduct, registrationId: string) {
  const calendars = await readCalendars(product)
  const { rows: seats } = await product.pool.query(
    `select a.id, r.status, t.starts_at as "startsAt", exists (
       select from told where told.registration_id = r.id and item = 'own/' || a.id and facts is not null) as told
     from attendees a join registrations r on r.id = a.registration_id
     join training_dates t on t.id = a.date_id where r.id = $1`,
    [registrationId],
  )
  const { hostname } = new URL(product.config.publicUrl)
  for (const { id, status, told, startsAt } of seats) {
    if (status !== 'pending') expect(told).toBe(status === 'confirmed')
    const { method, start } = calendars.get(`seat-${id}@${hostname}`) ?? NO_ENTRY
    const isExpected = told && startsAt !== null
    expect(method).toBe(isExpected ? 'REQUEST' : 'CANCEL')
    if (isExpected) expect(start).toBe(startsAt.toISOString())
  }
}

test('whatever staff do, calendars end up with what is true', async () => {
  const { product, edit, setStatus, book } = await start({}, { tellDelayMs: 60_000 })
  const anyStep = fc.oneof(
    fc.constant('a minute passes' as const),
    fc.record({ status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'cancelled') }),
    fc.record({
      date: fc.constantFrom('27.03.2027', '28.03.2027', '31.10.2027', 'im Herbst', 'im Sommer'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
      const { id } = await book()
      for (const step of steps) {
        if (step === 'a minute passes') await settleTelling(product, 'all')
        else if ('status' in step) await setStatus(id, step.status)
        else await edit(step)
      }

      await settleTelling(product, 'all')
      await expectAgreement(product, id)
      await product.pool.query('truncate mails, registrations cascade')
    }),
    { numRuns: 25 },
  )
}, 120_000)
