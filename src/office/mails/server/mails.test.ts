import { expect, onTestFinished, test, vi } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Mail, MailDelivery, MailDetails } from '#platform/mail/domain/mail.ts'
import { erasedAddress } from '#platform/persons/domain/erased-person.ts'
import { BOOKER, booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { STORED_MESSAGE } from '#tests/support/product/stored-message.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'

import { ADMIN } from '#tests/support/product/test-settings.ts'
import { Refusal, startMailServer } from '#tests/support/servers/mail-server.ts'

const MAILS = '/api/admin/mails'

type Session = Awaited<ReturnType<TestProduct['logIn']>>

async function startWithMailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options)
  onTestFinished(server.stop)
  const product = await startTestProduct({ SMTP_URL: server.url })
  return { server, product, session: await product.logIn() }
}

async function sendTest(product: TestProduct, session: Session, to = 'neu@example.com') {
  const { status, body } = await product.send<{ id: string }>(
    'POST',
    `${MAILS}/test`,
    { to },
    session,
  )
  expect(status).toBe(202)
  return body.id
}

async function resend<T>(product: TestProduct, session: Session, id: string) {
  return product.send<T>('POST', `${MAILS}/${id}/resend`, {}, session)
}

async function read(product: TestProduct, session: Session, id: string) {
  return (await product.get<MailDetails>(`${MAILS}/${id}`, session)).body
}

async function untilStatus(product: TestProduct, session: Session, id: string, status: string) {
  await vi.waitFor(async () => {
    expect((await read(product, session, id)).status).toBe(status)
  }, POLL_OPTIONS)
}

/** Mails of every status, an hour apart, the first one the newest. */
async function insertMails(product: TestProduct, count: number) {
  await product.pool.query(
    `insert into mails (dedupe_key, recipient, subject, template, data, status, attempts, sent_at, created_at)
     select 'test/' || n, 'person-' || n || '@example.com', 'Betreff_' || n || ' 100%', ${STORED_MESSAGE},
       (array['waiting', 'sent', 'failed']::mail_status[])[n % 3 + 1], least(n % 3, 1),
       case when n % 3 = 1 then now() end, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  )
}

async function subjects(product: TestProduct, session: Session, search: string) {
  const { headers, body } = await product.get<Mail[]>(`${MAILS}${search}`, session)
  return { next: headers.get('next-cursor'), subjects: body.map(({ subject }) => subject) }
}

test('mails are listed page by page, the newest first', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await insertMails(product, 5)

  const first = await subjects(product, session, '?limit=3')
  const second = await subjects(product, session, `?limit=3&cursor=${first.next}`)

  const numbers = [1, 2, 3, 4, 5].map((number) => `Betreff_${number} 100%`)
  expect([...first.subjects, ...second.subjects]).toEqual(numbers)
  expect(second.next).toBeNull()
})

test.each([
  ['?status=failed', ['Betreff_2 100%', 'Betreff_5 100%']],
  ['?q=PERSON-4', ['Betreff_4 100%']],
  ['?q=betreff_3%20example', ['Betreff_3 100%']],
  ['?q=100%25&status=sent', ['Betreff_1 100%', 'Betreff_4 100%']],
  ['?q=betreff%253', []],
])('%s finds %j', async (search, found) => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await insertMails(product, 5)

  expect((await subjects(product, session, search)).subjects).toEqual(found)
})

test.each([
  '?status=lost',
  '?limit=0',
  '?cursor=unsinn',
  '?cursor=2026-13-41T00:00:00.000Z_0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11',
])('%s is refused with a sentence', async (search) => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Problem>(`${MAILS}${search}`, await product.logIn())

  expect(status).toBe(422)
  expect(body.detail).toMatch(/\.$/)
})

test('nobody but administrators reads or sends mails', async () => {
  const product = await lendTestProduct()
  const id = '0191c1d0-0000-7000-8000-000000000000'

  const answers = [
    await product.get(MAILS),
    await product.get(`${MAILS}/${id}`),
    await product.get('/api/admin/mail-delivery'),
    await product.send('POST', `${MAILS}/${id}/resend`, {}),
    await product.send('POST', `${MAILS}/test`, { to: ADMIN.email }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(await product.count('mails')).toBe(0)
})

test('a mail can be read as its reader got it', async () => {
  const { product, session } = await startWithMailServer()
  const { body: booked } = await product.send<{ id: string; reference: string }>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  const { body: mails } = await product.get<Mail[]>(MAILS, session)
  const id = mails[0]?.id ?? ''
  await untilStatus(product, session, id, 'sent')

  const mail = await read(product, session, id)

  expect(mail).toMatchObject({
    recipient: BOOKER.email,
    subject: `Deine Anmeldung ${booked.reference} ist angekommen`,
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
    smtpResponse: expect.stringMatching(/^250 /),
    registration: { id: booked.id, reference: booked.reference },
    isErased: false,
    attachments: [],
  })
  expect(mail.text).toContain('Sina Adler\nUhren & Zeit\nDonnerstag, 7. Januar 2027')
  expect(mail.html).toContain('<strong>Sina Adler</strong>')
})

test('a mail whose text cannot be made is shown without it', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const { rows } = await product.pool.query(
    `insert into mails (dedupe_key, recipient, subject, template, data, status)
     values ('odd', 'neu@example.com', 'Von morgen', 'future.invented', '{}', 'failed') returning id`,
  )

  const mail = await read(product, session, rows[0].id)

  expect(mail).toMatchObject({ status: 'failed', isErased: false, html: null, text: null })
})

test('a mail that failed is sent again by hand, and so is one that was sent, under another Message-ID', async () => {
  let isKnown = false
  const { server, product, session } = await startWithMailServer({
    onRecipient: () => (isKnown ? undefined : new Refusal(550, '5.1.1 Unknown')),
  })
  const id = await sendTest(product, session)
  await untilStatus(product, session, id, 'failed')
  expect(await read(product, session, id)).toMatchObject({ lastError: '550 5.1.1 Unknown' })
  isKnown = true

  expect(await resend(product, session, id)).toMatchObject({ status: 202, body: { id } })
  await untilStatus(product, session, id, 'sent')
  await resend(product, session, id)
  await vi.waitFor(() => expect(server.taken).toHaveLength(2), POLL_OPTIONS)

  expect(new Set(server.taken.map(({ parsed }) => parsed.messageId)).size).toBe(2)
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=mail.', session)
  expect(log).toMatchObject([
    { action: 'mail.resent', details: { previousStatus: 'sent' } },
    { action: 'mail.resent', details: { previousStatus: 'failed' } },
    { action: 'mail.test_sent' },
  ])
  expect(log.every(({ actor, subjectId }) => actor === ADMIN.email && subjectId === id)).toBe(true)
})

test('the log calls a mail by its subject and is searched for it', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await insertMails(product, 2)
  const { body: mails } = await product.get<Mail[]>(`${MAILS}?status=failed`, session)
  await resend(product, session, mails[0]?.id ?? '')

  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=BETREFF_2', session)

  expect(log).toMatchObject([{ action: 'mail.resent', subjectName: 'Betreff_2 100%' }])
})

test('a mail that still waits, or that never was, is not sent again', async () => {
  const { product, session } = await startWithMailServer({
    onRecipient: () => new Refusal(451, '4.0.0 Later'),
  })
  const id = await sendTest(product, session)
  await vi.waitFor(async () => {
    const mail = await read(product, session, id)
    expect(mail).toMatchObject({ status: 'waiting', attempts: 1, lastError: '451 4.0.0 Later' })
    expect(mail.nextAttemptAt).not.toBeNull()
  }, POLL_OPTIONS)

  expect(await resend<Problem>(product, session, id)).toMatchObject({
    status: 409,
    body: { code: 'mail.waiting' },
  })
  for (const unknown of ['0191c1d0-0000-7000-8000-000000000000', 'x']) {
    const notFound = { status: 404, body: { code: 'mail.not_found' } }
    expect(await resend<Problem>(product, session, unknown)).toMatchObject(notFound)
    expect(await product.get<Problem>(`${MAILS}/${unknown}`, session)).toMatchObject(notFound)
  }
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=mail.', session)
  expect(log.map(({ action }) => action)).toEqual(['mail.test_sent'])
})

test('a mail whose content was erased is shown without it and not sent again', async () => {
  const product = await lendTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  const session = await product.logIn()
  const { body: mails } = await product.get<Mail[]>(MAILS, session)
  const id = mails[0]?.id ?? ''
  await untilStatus(product, session, id, 'sent')
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)

  expect(await resend<Problem>(product, session, id)).toMatchObject({
    status: 409,
    body: { code: 'mail.erased' },
  })
  const mail = await read(product, session, id)
  expect(mail).toMatchObject({ isErased: true, html: null, text: '', attachments: [] })
  expect(JSON.stringify(mail)).not.toContain(BOOKER.email)
})

test.each([
  ['', 422],
  ['keine-adresse', 422],
  ['a@example.com, b@example.com', 422],
  [erasedAddress('x'), 422],
  [undefined, 422],
  [7, 400],
])('a test mail to %j is refused', async (to, expected) => {
  const product = await lendTestProduct()

  const { status } = await product.send('POST', `${MAILS}/test`, { to }, await product.logIn())

  expect(status).toBe(expected)
  expect(await product.count('mails')).toBe(0)
})

test('staff see where mails are sent, without the password', async () => {
  const product = await startTestProduct({
    SMTP_URL: 'smtps://bote:geheim@mail.example.com:465',
    MAIL_FROM: 'Morgenfalz <post@example.com>',
    MAIL_STAFF: 'team@example.com',
  })
  const session = await product.logIn()

  const { body } = await product.get<MailDelivery>('/api/admin/mail-delivery', session)

  expect(body).toEqual({
    server: 'mail.example.com:465',
    from: { name: 'Morgenfalz', address: 'post@example.com' },
    replyTo: 'team@example.com',
    staff: 'team@example.com',
    testArrivedAt: null,
  })
})

test('without a mail server staff see that mails are written as files', async () => {
  const product = await lendTestProduct()

  const { body } = await product.get<MailDelivery>(
    '/api/admin/mail-delivery',
    await product.logIn(),
  )

  expect(body).toMatchObject({ server: null, replyTo: null, staff: null })
})
