import { expect, onTestFinished, test, vi } from 'vitest'
import { Refusal, startMailServer } from '../../../../tests/support/mail-server.ts'
import { MAIL_FIRM } from '../../product.ts'
import { BOOKER, booking, ownSeat } from '../../testing/bookings.ts'
import { ADMIN, startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { queueTestMail, resendMail, showMail } from './mail.service.ts'
import { mailSettings } from './mail-settings.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }
const NOW = new Date('2026-11-20T09:00:00Z')

async function expectStatus(product: TestProduct, id: string, status: string) {
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query('select status from mails where id = $1', [id])
    expect(rows).toEqual([{ status }])
  }, PATIENCE)
}

async function readAuditLog(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select actor, action, subject_id as "subjectId" from audit_log where action like 'mail.%' order by created_at`,
  )
  return rows
}

test('a mail that failed is sent again by hand, and so is one that was sent, under another Message-ID', async () => {
  let isKnown = false
  const server = await startMailServer({
    onRecipient: () => (isKnown ? undefined : new Refusal(550, '5.1.1 Unknown')),
  })
  onTestFinished(server.stop)
  const product = await startTestProduct({ SMTP_URL: server.url })
  const recipient = 'neu@example.com'
  const id = await queueTestMail(product.db, { recipient, actor: ADMIN.email, now: NOW })
  await expectStatus(product, id, 'failed')
  isKnown = true

  await resendMail(product.db, id, ADMIN.email)
  await expectStatus(product, id, 'sent')
  await resendMail(product.db, id, ADMIN.email)
  await vi.waitFor(() => expect(server.taken).toHaveLength(2), PATIENCE)

  expect(new Set(server.taken.map(({ parsed }) => parsed.messageId)).size).toBe(2)
  const entry = { actor: ADMIN.email, subjectId: id }
  expect(await readAuditLog(product)).toEqual([
    { ...entry, action: 'mail.test_sent' },
    { ...entry, action: 'mail.resent' },
    { ...entry, action: 'mail.resent' },
  ])
})

test('a mail that still waits, or that never was, is not sent again', async () => {
  const server = await startMailServer({ onRecipient: () => new Refusal(451, '4.0.0 Later') })
  onTestFinished(server.stop)
  const product = await startTestProduct({ SMTP_URL: server.url })
  const id = await queueTestMail(product.db, {
    recipient: 'neu@example.com',
    actor: ADMIN.email,
    now: NOW,
  })

  await expect(resendMail(product.db, id, ADMIN.email)).rejects.toMatchObject({
    status: 409,
    code: 'mail.waiting',
  })
  for (const unknown of ['0191c1d0-0000-7000-8000-000000000000', 'x']) {
    await expect(resendMail(product.db, unknown, ADMIN.email)).rejects.toMatchObject({
      status: 404,
      code: 'mail.not_found',
    })
  }
  expect((await readAuditLog(product)).map(({ action }) => action)).toEqual(['mail.test_sent'])
})

test('a mail can be read as it goes to its reader', async () => {
  const product = await startTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('strategie-ki')))
  const { rows } = await product.pool.query<{ id: string }>('select id from mails')

  const mail = await showMail(
    product.db,
    rows[0]?.id ?? '',
    mailSettings(product.config, MAIL_FIRM),
  )

  expect(mail.subject).toMatch(/^Deine Anmeldung .* ist eingegangen$/)
  expect(mail.text).toContain('Sina Adler\nStrategie & KI\nDonnerstag, 7. Januar 2027')
  expect(mail.html).toContain('<strong>Sina Adler</strong>')
  expect(mail.attachments).toEqual([])
})

test('a mail whose content was erased is not sent again', async () => {
  const product = await startTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('strategie-ki')))
  const { rows } = await product.pool.query<{ id: string }>('select id from mails')
  const id = rows[0]?.id ?? ''
  await expectStatus(product, id, 'sent')
  const session = await product.logIn()
  await product.send('POST', '/api/admin/people/erase', { email: BOOKER.email }, session)

  await expect(resendMail(product.db, id, ADMIN.email)).rejects.toMatchObject({
    status: 409,
    code: 'mail.erased',
  })
  expect(await showMail(product.db, id, mailSettings(product.config, MAIL_FIRM))).toMatchObject({
    html: null,
    text: '',
    attachments: [],
  })
})
