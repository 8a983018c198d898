import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { calendarAttachments } from '#shop/booking/server/seat-calendar.ts'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import {
  APRIL,
  CLOCKS,
  cancellationCalls,
  JANUARY,
  KITES,
} from '#tests/support/product/cancellations.ts'
import { makeMailsWait, readMails, waitForMails } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'

const JOERG = 'joerg@example.com'
const PIA = 'pia@example.com'

async function start(product: TestProduct) {
  const calls = await cancellationCalls(product)
  return {
    product,
    ...calls,
    /** Mail and calendar entries of everybody, in the order of the addresses. */
    received: async () => {
      const written = [
        ...(await readMails(product, 'date.cancelled.booker')),
        ...(await readMails(product, 'date.cancelled.attendee')),
      ]
      const settings = mailSettings(product.config, mailFirm)
      return Promise.all(
        written.map(async ({ id, recipient, subject, createdAt, ...content }) => {
          const path = `/api/admin/mails/${id}`
          const { body } = await product.get<MailDetails>(path, calls.session)
          const attendee = { name: 'Egal', address: recipient }
          const mailing = { attendee, queuedAt: createdAt, settings }
          const files = calendarAttachments(content as MailContent, mailing)
          const entries = files.map((file) => readCalendarFile(file.content))
          const text = String(body.text).replaceAll(/\s+/g, ' ')
          return {
            recipient,
            subject,
            text,
            entries,
            html: body.html,
            attachments: body.attachments,
          }
        }),
      )
    },
  }
}

test('a moved seat: its holder gets the new day and calendar entry, the booker a summary', async () => {
  const { product, january, plan, bookConfirmed, cancel, received } = await start(
    await lendTestProduct(),
  )
  const april = await plan(CLOCKS, { meetingUrl: 'https://live.example.com/april' })
  await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(KITES, 'Carl'))
  const seat = (await readMails(product, 'registration.confirmed.attendee')).find(
    ({ recipient }) => recipient === JOERG,
  )?.data.seats[0]

  const { body } = await cancel(january, {
    reason: 'Unsere Trainerin ist erkrankt.',
    default: { kind: 'move', dateId: april.id },
  })

  expect(body.mails).toBe(2)
  const [booker, holder, ...others] = await received()
  expect(others).toEqual([])
  expect(booker).toMatchObject({
    recipient: BOOKER.email,
    subject: 'Abgesagt, mit neuem Termin: Uhren & Zeit',
    entries: [],
  })
  for (const words of [
    `„Uhren & Zeit“ (${JANUARY}) findet leider nicht statt. Den Platz deiner Buchung haben wir auf einen anderen Termin gelegt.`,
    'Unsere Trainerin ist erkrankt.',
    `Abgesagt: ${JANUARY}, 10:00 – 11:30 Uhr`,
    'Termin: Dienstag, 13. April 2027, 10:00 – 11:30 Uhr',
    'Jörg Weiß',
    'Bleibt, wie es ist Carl Weiß',
    'Passt der neue Termin nicht? Dann ist die Absage kostenlos:',
  ])
    expect(booker?.text).toContain(words)
  expect(booker?.text).not.toContain('live.example.com')
  expect(holder).toMatchObject({
    recipient: JOERG,
    entries: [
      {
        method: 'REQUEST',
        uid: `seat-${seat?.id}@${new URL(product.config.publicUrl).hostname}`,
        sequence: (seat?.sequence ?? 0) + 1,
        start: APRIL.startsAt,
        end: APRIL.endsAt,
      },
    ],
  })
  for (const words of [
    'Deinen Platz haben wir auf einen anderen Termin gelegt. Angemeldet hatte dich Sina Adler.',
    'Unsere Trainerin ist erkrankt.',
    'https://live.example.com/april',
    'Der neue Kalendereintrag liegt bei und ersetzt den alten.',
    'Dann ist die Absage kostenlos:',
  ])
    expect(holder?.text).toContain(words)
  expect(holder?.text).not.toContain('Carl')
})

test('cancelled seats: the entry is withdrawn, and the booker reads whether it is the whole price', async () => {
  const { january, bookConfirmed, book, cancel, received, mails } = await start(
    await lendTestProduct(),
  )
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(KITES, 'Carl'))
  await book(colleaguesSeat(CLOCKS, 'Dora'))

  await cancel(january)

  expect(await mails()).toEqual([
    `attendee to ${JOERG}`,
    `attendee to ${PIA}`,
    ...Array.from({ length: 3 }, () => `booker to ${BOOKER.email}`),
  ])
  const sent = await received()
  const [whole, part, pending] = ['Jörg', 'Pia', 'Dora'].map((name) =>
    sent.find(({ recipient, text }) => recipient === BOOKER.email && text.includes(name)),
  )
  expect(whole?.subject).toBe('Termin abgesagt: Uhren & Zeit')
  expect(whole?.text).toContain('Du brauchst nichts zu bezahlen, und was du schon bezahlt hast,')
  expect(whole?.entries).toMatchObject([
    { method: 'CANCEL', sequence: 2, start: '2027-01-07T09:00:00.000Z' },
  ])
  expect(part?.text).toContain(
    'Für diesen Platz brauchst du nichts zu bezahlen. Zu zahlen bleiben 103 €.',
  )
  expect(part?.text).toContain('Bleibt, wie es ist Carl Weiß')
  expect(part?.entries).toEqual([])
  expect(pending?.text).toContain('Du brauchst nichts zu bezahlen')
  expect(pending?.entries).toEqual([])
  const joerg = sent.find(({ recipient }) => recipient === JOERG)
  expect(joerg?.text).toContain('Dafür ist nichts zu zahlen.')
  expect(joerg?.entries).toMatchObject([{ method: 'CANCEL', sequence: 2 }])
  expect(joerg?.attachments).toEqual([`absage-1-${CLOCKS}.ics`])
})

test('a pending registration that is moved stays pending, and only its booker is told, without a link', async () => {
  const { january, plan, book, cancel, received, details } = await start(await lendTestProduct())
  const april = await plan(CLOCKS, { meetingUrl: 'https://live.example.com/april' })
  const { id } = (await book(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).body

  await cancel(january, { default: { kind: 'move', dateId: april.id } })

  const sent = await received()
  expect(sent.map(({ recipient, entries }) => [recipient, entries])).toEqual([[BOOKER.email, []]])
  expect(sent[0]?.text).toContain('Deine Anmeldung haben wir noch nicht bestätigt.')
  expect(sent[0]?.text).not.toContain('live.example.com')
  expect((await details(id)).status).toBe('pending')
})

test('the preview shows what becomes of each registration and exactly the mails that are sent, and stores nothing', async () => {
  const { product, january, plan, bookConfirmed, cancel, preview, received } = await start(
    await lendTestProduct(),
  )
  const april = await plan(CLOCKS)
  const moved = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  product.clock.set('2026-11-21T09:00:00Z')
  const cancelled = await bookConfirmed(
    colleaguesSeat(CLOCKS, 'Pia'),
    colleaguesSeat(KITES, 'Carl'),
  )
  const body = {
    reason: 'Es gibt zu wenige Anmeldungen.',
    default: { kind: 'move', dateId: april.id },
    choices: [{ registrationId: cancelled, kind: 'cancel' }],
  }
  const state = async () => {
    const tables = ['mails', 'attendees', 'registrations', 'training_dates', 'audit_log']
    return Promise.all(
      tables.map(async (table) => {
        const order = table === 'audit_log' ? 'created_at' : 'id'
        const { rows } = await product.pool.query(
          `select to_jsonb(t) - '{status,attempts,sent_at,smtp_response,message_id,not_before}'::text[] as row
           from ${table} t order by ${order}`,
        )
        return rows
      }),
    )
  }
  const before = await state()

  const shown = await preview(january, body)

  expect(await state()).toEqual(before)
  expect(shown.body.bookings).toEqual([
    expect.objectContaining({
      registrationId: moved,
      bookerName: 'Sina Adler',
      status: 'confirmed',
      attendees: ['Sina Adler', 'Jörg Weiß'],
      isWhole: true,
      choice: { kind: 'move', dateId: april.id },
    }),
    expect.objectContaining({
      registrationId: cancelled,
      attendees: ['Pia Weiß'],
      isWhole: false,
      choice: { kind: 'cancel' },
    }),
  ])
  const { fingerprint } = shown.body
  expect((await cancel(january, { ...body, fingerprint })).status).toBe(200)
  const facts = (mails: { recipient: string; subject: string; html: string | null }[]) =>
    mails.map(({ recipient, subject, html }) => [recipient, subject, html]).sort()
  expect(facts(shown.body.mails)).toEqual(facts(await received()))
  expect(shown.body.mails.map(({ attachments }) => attachments.length).sort()).toEqual([0, 1, 1, 1])
})

test('a cancellation with mails that staff have not seen is refused', async () => {
  const { product, january, bookConfirmed, preview, cancel, mails } = await start(
    await startTestProduct({}, { tellDelayMs: 60_000 }),
  )
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES))
  const seen = (await preview(january)).body
  expect(seen.mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('Bestätigt'),
  )
  await waitForMails(product)

  expect(await cancel(january, { fingerprint: seen.fingerprint })).toMatchObject({
    status: 409,
    body: { code: 'date_cancellation.changed_meanwhile' },
  })

  expect(await mails()).toEqual([])
  const { fingerprint } = (await preview(january)).body
  expect((await cancel(january, { fingerprint })).status).toBe(200)
})

test('reminders and notices of a move that still wait are not sent after the cancellation', async () => {
  const { product, session, january, bookConfirmed, cancel } = await start(await lendTestProduct())
  await bookConfirmed(colleaguesSeat(CLOCKS))
  const moved = { startsAt: '2027-01-08T09:00:00.000Z', endsAt: '2027-01-08T10:30:00.000Z' }
  await product.send('PATCH', `/api/admin/dates/${january}`, moved, session)
  await settleTelling(product)
  product.clock.set('2027-01-07T12:00:00Z')
  await remindOfSessions(product.db, product.clock.now(), 'team@example.com')
  await waitForMails(product)
  await makeMailsWait(product, 'session.%')

  await cancel(january)
  await waitForMails(product)

  const { rows } = await product.pool.query(
    `select template, status, last_error as reason from mails
     where template ~ '^(session|date)' order by template, recipient`,
  )
  const reason = 'Nicht gesendet, weil der Termin abgesagt wurde.'
  expect(rows).toEqual([
    { template: 'date.cancelled.attendee', status: 'sent', reason: null },
    { template: 'date.cancelled.booker', status: 'sent', reason: null },
    // To the attendee and to who booked.
    { template: 'session.changed', status: 'failed', reason },
    { template: 'session.changed', status: 'failed', reason },
    { template: 'session.link_missing.staff', status: 'failed', reason },
    { template: 'session.reminder.day', status: 'failed', reason },
  ])
  await remindOfSessions(product.db, product.clock.now(), 'team@example.com')
  expect(await readMails(product, 'session.reminder.hour')).toEqual([])
})

test('who holds a moved seat is reminded of the new day', async () => {
  const { product, january, plan, bookConfirmed, cancel } = await start(await lendTestProduct())
  const april = await plan(CLOCKS)
  await bookConfirmed(colleaguesSeat(CLOCKS))
  await cancel(january, { default: { kind: 'move', dateId: april.id } })
  await settleTelling(product)

  product.clock.set('2027-04-12T12:00:00Z')
  await remindOfSessions(product.db, product.clock.now())

  const reminders = await readMails(product, 'session.reminder.day')
  expect(reminders.map(({ recipient, data }) => [recipient, data.training.startsAt])).toEqual([
    [JOERG, APRIL.startsAt],
  ])
})

test('a confirmation that still waits names the new date, and nobody whose seat is cancelled gets it', async () => {
  const { product, january, plan, bookConfirmed, cancel, mails } = await start(
    await startTestProduct({}, { tellDelayMs: 60_000 }),
  )
  const april = await plan(CLOCKS)
  const moved = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(KITES, 'Carl'))

  await cancel(january, {
    choices: [{ registrationId: moved, kind: 'move', dateId: april.id }],
  })
  await settleTelling(product, 'all')

  // The attendees were never told of January; the booker was, by the receipt.
  expect(await mails()).toEqual([`booker to ${BOOKER.email}`, `booker to ${BOOKER.email}`])
  const toAttendees = await readMails(product, 'registration.confirmed.attendee')
  expect(
    new Map(
      toAttendees.map(({ recipient, data }) => [
        recipient,
        data.seats.map(({ training }) => training.startsAt),
      ]),
    ),
  ).toEqual(
    new Map([
      ['joerg@example.com', [APRIL.startsAt]],
      ['carl@example.com', ['2027-01-21T09:00:00.000Z']],
    ]),
  )
  const toBookers = await readMails(product, 'registration.confirmed.booker')
  expect(
    new Map(
      toBookers.map(({ data }) => [
        data.seats.map(({ attendee }) => attendee).join(),
        data.ownSeats.map(({ training }) => training.startsAt),
      ]),
    ),
  ).toEqual(
    new Map([
      ['Sina Adler,Jörg Weiß', [APRIL.startsAt]],
      ['Carl Weiß', []],
    ]),
  )
})

test('a confirmation that is taken back after the cancellation does not bring cancelled seats back', async () => {
  const { product, january, bookConfirmed, setStatus, cancel, dates, details } = await start(
    await startTestProduct({}, { tellDelayMs: 60_000 }),
  )
  const whole = await bookConfirmed(ownSeat(CLOCKS))
  const part = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(KITES, 'Carl'))
  await cancel(january)

  expect((await setStatus(whole, 'pending')).status).toBe(409)
  expect((await setStatus(part, 'pending')).status).toBe(200)
  expect((await setStatus(part, 'confirmed')).status).toBe(200)
  await settleTelling(product, 'all')

  expect(await readMails(product, 'registration.confirmed.attendee')).toMatchObject([
    { recipient: 'carl@example.com' },
  ])
  expect((await dates()).map(({ seatsTaken }) => seatsTaken).filter(Boolean)).toEqual([1])
  expect((await details(part)).seats[0]?.cancelledAt).toEqual(expect.any(String))
})

test('a cancellation that waits is sent, because it cannot be taken back once the date is cancelled', async () => {
  const { product, january, bookConfirmed, setStatus, cancel, mails } = await start(
    await startTestProduct({}, { tellDelayMs: 60_000 }),
  )
  const id = await bookConfirmed(ownSeat(CLOCKS))
  await waitForMails(product)
  await setStatus(id, 'cancelled')

  await cancel(january)

  expect((await setStatus(id, 'confirmed')).status).toBe(409)
  await waitForMails(product)
  expect(await readMails(product, 'registration.cancelled.booker')).toMatchObject([
    { status: 'sent' },
  ])
  expect(await mails()).toEqual([])
})

test('who has not got the receipt yet is told why, of a cancelled seat as of another date', async () => {
  const { product, january, plan, book, cancel, received } = await start(await lendTestProduct())
  const april = await plan(CLOCKS)
  await book(ownSeat(CLOCKS))
  const { id: moved } = (await book(colleaguesSeat(CLOCKS, 'Pia'))).body
  await waitForMails(product)
  // The mail server was away, and the next attempt is a day later.
  await product.pool.query(
    `update mails set status = 'waiting', sent_at = null, not_before = now() + interval '1 day'`,
  )

  await cancel(january, {
    reason: 'Unsere Trainerin ist erkrankt.',
    choices: [{ registrationId: moved, kind: 'move', dateId: april.id }],
  })

  const sent = await received()
  expect(sent.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
    [BOOKER.email, 'Abgesagt, mit neuem Termin: Uhren & Zeit'],
    [BOOKER.email, 'Termin abgesagt: Uhren & Zeit'],
  ])
  for (const { text } of sent) expect(text).toContain('Unsere Trainerin ist erkrankt.')
  const receipts = await readMails(product, 'registration.received')
  expect(receipts.map(({ data }) => data.seats.map(({ training }) => training.startsAt))).toEqual([
    [APRIL.startsAt],
  ])
  expect(await readMails(product, 'registration.cancelled.booker')).toEqual([])
})

test('a date that is moved and cancelled within the same minute is named as people know it', async () => {
  const { product, session, january, bookConfirmed, cancel, received } = await start(
    await startTestProduct({}, { tellDelayMs: 60_000 }),
  )
  await bookConfirmed(colleaguesSeat(CLOCKS))
  await waitForMails(product)
  const move = { startsAt: '2027-01-08T09:00:00.000Z', endsAt: '2027-01-08T10:30:00.000Z' }
  await product.send('PATCH', `/api/admin/dates/${january}`, move, session)

  await cancel(january)
  await waitForMails(product)

  const sent = await received()
  expect(sent).toHaveLength(2)
  for (const { text } of sent) expect(text).toContain(`(${JANUARY}) findet leider nicht statt`)
  expect(sent.flatMap(({ entries }) => entries)).toMatchObject([
    { method: 'CANCEL', start: '2027-01-07T09:00:00.000Z' },
  ])
})

test('an erased person is not written to', async () => {
  const { product, session, january, bookConfirmed, cancel, preview, mails } = await start(
    await lendTestProduct(),
  )
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const address = { email: JOERG }
  expect((await product.send('POST', '/api/admin/privacy/erase', address, session)).status).toBe(
    200,
  )

  const shown = await preview(january)
  expect(shown.body.mails.map(({ recipient }) => recipient)).toEqual([BOOKER.email])
  expect((await cancel(january)).status).toBe(200)
  expect(await mails()).toEqual([`booker to ${BOOKER.email}`])
})
