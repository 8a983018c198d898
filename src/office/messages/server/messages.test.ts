import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { person } from '#tests/support/product/lists.ts'
import { readMails, statusCall, waitForMails } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { waitingCalls } from '#tests/support/product/waiting-list.ts'
import { Refusal, startMailServer } from '#tests/support/servers/mail-server.ts'
import type {
  ListedMessage,
  MessageDetails,
  MessagePreview,
  SentMessage,
} from '../domain/message.ts'

const MESSAGES = '/api/admin/messages'
const UHREN = 'kurs-1-uhren'
const BROT = 'kurs-2-brot'
const MEETING = 'https://live.example.com/raum/4711'
const WRITTEN = {
  subject: 'Bitte mitbringen: {{training}}',
  text: 'Hallo {{vorname}},\n\nwir sehen uns am {{termin}}.\nDein Zugang: {{link}}',
}

async function staffOf(product: TestProduct) {
  const session = await product.logIn()
  const post =
    <T>(path: string) =>
    (body: object, headers: Record<string, string> = {}) =>
      product.send<T>(
        'POST',
        `${MESSAGES}${path}`,
        { ...WRITTEN, ...body },
        { ...session, ...headers },
      )
  const dateOf = async (trainingId: string) => {
    const { rows } = await product.pool.query<{ id: string }>(
      'select id from training_dates where training_id = $1',
      [trainingId],
    )
    return rows[0]?.id ?? ''
  }
  return {
    session,
    dateOf,
    send: post<SentMessage & Problem>(''),
    preview: post<MessagePreview & Problem>('/preview'),
    sendTest: post<{ id: string } & Problem>('/test'),
    setStatus: statusCall(product, session),
    setLink: async (trainingId: string) =>
      product.pool.query('update training_dates set meeting_url = $1 where id = $2', [
        MEETING,
        await dateOf(trainingId),
      ]),
    details: async (id: string) =>
      (await product.get<MessageDetails>(`${MESSAGES}/${id}`, session)).body,
  }
}

const messagesTo = async (product: TestProduct) =>
  (await readMails(product, 'message')).map(({ recipient }) => recipient.toLowerCase()).sort()

const names = (people: { name: string }[]) => people.map(({ name }) => name)

describe('a message to the participants of a date', () => {
  test('goes to each address once, and to nobody whose seat is cancelled or who was erased', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)
    // Sina has three seats on the date, one of them with her address in capitals.
    await bookSeats(product, ownSeat(UHREN), colleaguesSeat(UHREN, 'Jörg'))
    await bookSeats(product, ownSeat(UHREN))
    await bookSeats(product, { ...ownSeat(UHREN), email: 'Sina.Adler@Example.com' })
    const cancelled = await bookSeats(product, colleaguesSeat(UHREN, 'Ida'))
    await staff.setStatus(cancelled.id, 'cancelled')
    await bookSeats(product, colleaguesSeat(UHREN, 'Uwe'), colleaguesSeat(BROT, 'Pia'))
    await product.pool.query(`update attendees set cancelled_at = now() where first_name = 'Uwe'`)
    await bookSeats(product, person('Karl Fort'))
    await product.send(
      'POST',
      '/api/admin/privacy/erase',
      { email: 'karl@example.com' },
      staff.session,
    )

    const preview = await staff.preview({ dateId })
    const { status, body } = await staff.send({ dateId, fingerprint: preview.body.fingerprint })

    expect(status).toBe(202)
    expect(body.recipients).toBe(2)
    expect(await messagesTo(product)).toEqual(['joerg@example.com', 'sina.adler@example.com'])
    expect(names(preview.body.recipients)).toEqual(['Jörg Weiß', 'Sina Adler'])
    expect(preview.body.recipients[1]?.seats).toBe(3)
    expect(preview.body.leftOut.map(({ name, reason }) => `${name}: ${reason}`).sort()).toEqual([
      'Gelöschte Person: erased',
      'Ida Weiß: cancelled',
      'Uwe Weiß: cancelled',
    ])
  })

  test('tells each reader their own facts, and nobody another person’s name or address', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)
    await staff.setLink(UHREN)
    const { id } = await bookSeats(product, ownSeat(UHREN), colleaguesSeat(UHREN, 'Jörg'))
    await staff.setStatus(id, 'confirmed')
    await bookSeats(product, person('Pia Lang'))

    const { body } = await staff.send({ dateId })
    await waitForMails(product)

    const { deliveries } = await staff.details(body.id)
    const texts = new Map<string, string>()
    for (const { id, recipient } of deliveries) {
      const mail = await product.get<{ text: string; html: string; subject: string }>(
        `/api/admin/mails/${id}`,
        staff.session,
      )
      expect(mail.body.subject).toBe('Bitte mitbringen: Uhren & Zeit')
      texts.set(recipient, `${mail.body.html}\n${mail.body.text}`)
    }
    const people = [
      ['Sina', 'sina.adler@example.com', true],
      ['Jörg', 'joerg@example.com', true],
      ['Pia', 'Pia@example.com', false],
    ] as const
    expect([...texts.keys()].sort()).toEqual(people.map(([, address]) => address).sort())
    for (const [name, address, hasLink] of people) {
      const text = texts.get(address) ?? ''
      expect(text).toContain(`Hallo ${name},`)
      expect(text).toContain(
        'wir sehen uns am Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr (Berliner Zeit).',
      )
      expect(text.includes(`href="${MEETING}"`)).toBe(hasLink)
      expect(text.includes('wenn deine Anmeldung bestätigt ist')).toBe(!hasLink)
      for (const [otherName, otherAddress] of people)
        if (otherName !== name) {
          expect(text).not.toContain(otherName)
          expect(text.toLowerCase()).not.toContain(otherAddress.toLowerCase())
        }
    }
  })

  test('also goes to those who booked, if staff want it, without the link', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)
    await staff.setLink(UHREN)
    const { id } = await bookSeats(product, colleaguesSeat(UHREN, 'Jörg'))
    await staff.setStatus(id, 'confirmed')

    const without = await staff.preview({ dateId })
    const { body } = await staff.preview({
      dateId,
      includeBookers: true,
      recipient: 'SINA.adler@example.com',
    })

    expect(names(without.body.recipients)).toEqual(['Jörg Weiß'])
    expect(body.recipients).toEqual([
      expect.objectContaining({ name: 'Jörg Weiß', isBooker: false, noLink: null }),
      expect.objectContaining({ name: 'Sina Adler', isBooker: true, noLink: 'not_attending' }),
    ])
    expect(body.mail?.text).toContain('Hallo Sina,')
    expect(body.mail?.text.replace(/\s+/g, ' ')).toContain(
      'Du bekommst diese Nachricht, weil du gebucht hast: Uhren & Zeit',
    )
    expect(body.mail?.html).not.toContain(MEETING)
  })

  test('is text alone: no markup of staff, only web addresses become links', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    await bookSeats(product, ownSeat(UHREN))
    const text = '<b>Wichtig</b>: siehe (https://example.com/a?b=1&c=2).\n\n<script>1</script>'

    const { body } = await staff.preview({ dateId: await staff.dateOf(UHREN), text })

    expect(body.mail?.html).toContain('&lt;b&gt;Wichtig&lt;/b&gt;')
    expect(body.mail?.html).not.toMatch(/<b>|<script/)
    expect(body.mail?.html).toContain('href="https://example.com/a?b=1&amp;c=2"')
    expect(body.mail?.text).toContain('<b>Wichtig</b>: siehe (https://example.com/a?b=1&c=2).')
  })
})

test('one mail names all dates of a reader, each with its own link', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  await staff.setLink(BROT)
  const { id } = await bookSeats(product, ownSeat(UHREN), ownSeat(BROT))
  await staff.setStatus(id, 'confirmed')

  const { body } = await staff.preview({ registrationIds: [id] })

  expect(body.recipients).toHaveLength(1)
  expect(body.mail?.subject).toBe('Bitte mitbringen: Uhren & Zeit und Brot backen')
  const words = body.mail?.text.replace(/\s+/g, ' ') ?? ''
  expect(words).toContain(
    'am Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr (Uhren & Zeit, Berliner Zeit) und Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr (Brot backen, Berliner Zeit).',
  )
  expect(words).toContain('(den Zugangslink bekommst du rechtzeitig vor dem Training) und https://')
  expect(words).toContain(`${MEETING} (Brot backen)`)
})

test('a message goes to ticked seats, to all seats of ticked registrations, or to what a filter finds', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  const { id } = await bookSeats(product, ownSeat(UHREN), colleaguesSeat(BROT, 'Jörg'))
  await bookSeats(product, person('Pia Lang', BROT))
  const { rows } = await product.pool.query<{ id: string }>(
    `select id from attendees where first_name = 'Jörg'`,
  )
  const recipients = async (to: object) => names((await staff.preview(to)).body.recipients)

  expect(await recipients({ attendeeIds: rows.map((seat) => seat.id) })).toEqual(['Jörg Weiß'])
  expect(await recipients({ registrationIds: [id] })).toEqual(['Jörg Weiß', 'Sina Adler'])
  expect(await recipients({ filter: { training: BROT } })).toEqual(['Jörg Weiß', 'Pia Lang'])
  expect(await recipients({ filter: { q: 'pia' } })).toEqual(['Pia Lang'])
})

describe('a message is sent once', () => {
  test('however often the same request comes, also at the same time', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)
    await bookSeats(product, ownSeat(UHREN))
    const key = { 'Idempotency-Key': randomUUID() }

    const twice = await Promise.all([staff.send({ dateId }, key), staff.send({ dateId }, key)])
    const again = await staff.send({ dateId }, key)
    const other = await staff.send({ dateId, text: 'Etwas anderes' }, key)

    expect(twice.map(({ status }) => status)).toEqual([202, 202])
    expect(new Set([...twice, again].map(({ body }) => body.id)).size).toBe(1)
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'message.idempotency_key_reused' },
    })
    expect(await messagesTo(product)).toEqual(['sina.adler@example.com'])
    expect(await product.count('messages')).toBe(1)
  })

  test('and not at all where the recipients are no longer those of the preview', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)
    await bookSeats(product, ownSeat(UHREN))
    const { fingerprint } = (await staff.preview({ dateId })).body
    await bookSeats(product, colleaguesSeat(UHREN, 'Jörg'))

    const { status, body } = await staff.send({ dateId, fingerprint })

    expect(status).toBe(409)
    expect(body.code).toBe('message.recipients_changed')
    expect(await product.count('messages')).toBe(0)
  })
})

describe('a message that makes no sense is refused with the field', () => {
  test.each([
    [{ text: 'Hallo {{nachname}}' }, 'text', 'Den Platzhalter {{nachname}} gibt es nicht.'],
    [{ text: 'Hallo {{vorname}' }, 'text', 'Hier steht eine doppelte Klammer'],
    [{ subject: 'Dein Link {{link}}' }, 'subject', 'Der Platzhalter {{link}} geht hier nicht.'],
    [{ subject: ' ' }, 'subject', 'Bitte fülle dieses Feld aus.'],
    [{ text: '' }, 'text', 'Der Text darf nicht leer sein.'],
    [{ filter: {} }, 'dateId', 'Genau eine dieser Angaben'],
    [{ dateId: undefined }, 'dateId', 'Genau eine dieser Angaben'],
    [{ dateId: randomUUID() }, 'dateId', 'Diesen Termin gibt es nicht.'],
  ])('%j', async (change, path, message) => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)

    const { status, body } = await staff.send({ dateId: await staff.dateOf(UHREN), ...change })

    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message: expect.stringContaining(message) })
  })

  test('a message to nobody is a 409', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const dateId = await staff.dateOf(UHREN)

    expect((await staff.send({ dateId })).body.code).toBe('message.no_recipients')
    expect((await staff.sendTest({ dateId })).body.code).toBe('message.no_recipients')
    expect((await staff.preview({ dateId })).body).toMatchObject({ recipients: [], mail: null })
  })
})

test('a test mail goes to the administrator, with a reader’s date and without their name', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  await bookSeats(product, ownSeat(UHREN))

  const { status, body } = await staff.sendTest({ dateId: await staff.dateOf(UHREN) })

  expect(status).toBe(202)
  expect(await messagesTo(product)).toEqual([ADMIN.email])
  const mail = await product.get<{ text: string }>(`/api/admin/mails/${body.id}`, staff.session)
  expect(mail.body.text).toContain('Hallo Vorname,')
  expect(mail.body.text).toContain('Donnerstag, 7. Januar 2027')
  expect(JSON.stringify(mail.body)).not.toContain('Sina')
  expect(await product.count('messages')).toBe(0)
})

test('the record of a message shows what became of each mail, and failed ones are sent again', async () => {
  let isUnknown = true
  const server = await startMailServer({
    onRecipient: (address) =>
      isUnknown && address === 'joerg@example.com'
        ? new Refusal(550, '5.1.1 Unknown mailbox')
        : undefined,
  })
  onTestFinished(server.stop)
  const product = await startTestProduct({ SMTP_URL: server.url })
  const staff = await staffOf(product)
  const dateId = await staff.dateOf(UHREN)
  await bookSeats(product, ownSeat(UHREN), colleaguesSeat(UHREN, 'Jörg'))
  const { id } = (await staff.send({ dateId })).body
  const resend = () =>
    product.send<{ mails: number }>('POST', `${MESSAGES}/${id}/resend`, {}, staff.session)
  const afterSending = () =>
    vi.waitFor(async () => {
      const details = await staff.details(id)
      expect(details.mails.waiting).toBe(0)
      return details
    }, POLL_OPTIONS)

  expect(await afterSending()).toMatchObject({
    subject: WRITTEN.subject,
    text: WRITTEN.text,
    date: { id: dateId, trainingTitle: 'Uhren & Zeit', date: 'Donnerstag, 7. Januar 2027' },
    recipients: 2,
    mails: { sent: 1, failed: 1 },
    sentBy: ADMIN.email,
    deliveries: [
      {
        name: 'Jörg Weiß',
        recipient: 'joerg@example.com',
        status: 'failed',
        lastError: expect.stringContaining('Unknown mailbox'),
      },
      { name: 'Sina Adler', status: 'sent', lastError: null },
    ],
  })
  isUnknown = false
  expect((await resend()).body).toEqual({ mails: 1 })
  expect((await afterSending()).mails).toEqual({ waiting: 0, sent: 2, failed: 0 })
  expect((await resend()).body).toEqual({ mails: 0 })
  const { rows } = await product.pool.query(
    `select details from audit_log where action = 'message.resent'`,
  )
  expect(rows).toEqual([{ details: { mails: 1 } }])
  const subjects = server.taken.map(({ recipient, parsed }) => `${parsed.subject} ${recipient}`)
  expect(subjects.filter((subject) => subject.startsWith('Bitte'))).toHaveLength(2)
})

test('messages are listed, the newest first, page by page', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  const dateId = await staff.dateOf(UHREN)
  await bookSeats(product, ownSeat(UHREN))
  for (const subject of ['Eins', 'Zwei', 'Drei']) await staff.send({ dateId, subject })
  await staff.send({ filter: {}, subject: 'Vier' })

  const first = await product.get<ListedMessage[]>(`${MESSAGES}?limit=3`, staff.session)
  const cursor = first.headers.get('next-cursor')
  const last = await product.get<ListedMessage[]>(
    `${MESSAGES}?limit=3&cursor=${cursor}`,
    staff.session,
  )

  const subjects = [...first.body, ...last.body].map(({ subject }) => subject)
  expect(subjects).toEqual(['Vier', 'Drei', 'Zwei', 'Eins'])
  expect(first.body.map(({ date }) => date?.id ?? null)).toEqual([null, dateId, dateId])
  expect(last.headers.get('next-cursor')).toBeNull()
  expect((await product.get(`${MESSAGES}?cursor=x`, staff.session)).status).toBe(422)
  expect((await product.get(`${MESSAGES}/${randomUUID()}`, staff.session)).status).toBe(404)
  expect((await product.get(`${MESSAGES}/keine`, staff.session)).status).toBe(404)
  const log = await product.get<{ action: string; subjectName: string }[]>(
    '/api/admin/audit-log?limit=1',
    staff.session,
  )
  expect(log.body[0]).toMatchObject({ action: 'message.sent', subjectName: 'Vier' })
})

test('the mails of a date include messages to its participants, and not those about other dates', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  const [uhren, brot] = [await staff.dateOf(UHREN), await staff.dateOf(BROT)]
  const { id } = await bookSeats(product, ownSeat(UHREN), colleaguesSeat(BROT, 'Jörg'))
  await staff.send({ dateId: uhren, subject: 'An Uhren' })
  await staff.send({ registrationIds: [id], subject: 'An beide' })
  const listed = async (dateId: string) => {
    const { body } = await product.get<{ subject: string; recipient: string }[]>(
      `/api/admin/mails?date=${dateId}`,
      staff.session,
    )
    return body.map(({ subject, recipient }) => `${subject} (${recipient})`).sort()
  }

  expect(await listed(uhren)).toEqual([
    'An Uhren (sina.adler@example.com)',
    'An beide (sina.adler@example.com)',
    expect.stringMatching(/^Deine Anmeldung/),
  ])
  expect(await listed(brot)).toEqual([
    'An beide (joerg@example.com)',
    expect.stringMatching(/^Deine Anmeldung/),
  ])
})

test('the mails of a date include those to people who wait for it', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  const [uhren, brot] = [await staff.dateOf(UHREN), await staff.dateOf(BROT)]
  await product.pool.query('update training_dates set capacity = 1 where id = $1', [uhren])
  await bookSeats(product, ownSeat(UHREN))
  await waitingCalls(product).join({ firstName: 'Ida', dateId: uhren, seats: 1 })

  const recipients = async (dateId: string) =>
    (
      await product.get<{ recipient: string }[]>(`/api/admin/mails?date=${dateId}`, staff.session)
    ).body.map(({ recipient }) => recipient)

  expect(await recipients(uhren)).toEqual(['ida@example.com', 'sina.adler@example.com'])
  expect(await recipients(brot)).toEqual([])
})

test('the mails of an erased person lose their text and recipient, and the record shows no name', async () => {
  const product = await lendTestProduct()
  const staff = await staffOf(product)
  const dateId = await staff.dateOf(UHREN)
  await bookSeats(product, ownSeat(UHREN))
  await bookSeats(product, person('Karl Fort'))
  const { id } = (await staff.send({ dateId })).body
  await waitForMails(product)

  await product.send(
    'POST',
    '/api/admin/privacy/erase',
    { email: 'karl@example.com' },
    staff.session,
  )

  const { deliveries } = await staff.details(id)
  expect(deliveries.map(({ name }) => name).sort()).toEqual(['Sina Adler', null].sort())
  expect(JSON.stringify(deliveries)).not.toMatch(/karl|fort/i)
  const { rows } = await product.pool.query(
    `select 1 from mails where staff_message_id = $1 and data::text ilike '%karl%'`,
    [id],
  )
  expect(rows).toEqual([])
})

test('nobody but staff sends or reads messages', async () => {
  const product = await lendTestProduct()

  expect((await product.get(MESSAGES)).status).toBe(401)
  expect((await product.get(`${MESSAGES}/${randomUUID()}`)).status).toBe(401)
  for (const path of ['', '/preview', '/test', `/${randomUUID()}/resend`])
    expect((await product.send('POST', `${MESSAGES}${path}`, {})).status).toBe(401)
})
