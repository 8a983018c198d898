import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { freePort } from '#tests/support/programs/running-product.ts'
import { Refusal, startMailServer } from '#tests/support/servers/mail-server.ts'
import { type NewMail, queueMails } from './mails.repository.ts'
import { rescueMails } from './rescue-mails.task.ts'
import { RETRY_PAUSES_MS } from './send-mail.task.ts'

/** More attempts than any of these tests lasts. */
const AT_ONCE = Array.from({ length: 200 }, () => 0)
const log = pino({ level: 'silent' })

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options)
  onTestFinished(server.stop)
  return server
}

function testMail(number: number): NewMail {
  return {
    template: 'test',
    data: { requestedBy: 'chefin@example.com', requestedAt: '2026-11-20T09:00:00.000Z' },
    dedupeKey: `test/${number}`,
    recipient: `leser-${number}@example.com`,
    registrationId: null,
  }
}

async function queue(product: TestProduct, count = 1): Promise<string[]> {
  const mails = Array.from({ length: count }, (_, index) => testMail(index + 1))
  const queued = await inTransaction(product.db, (tx) => queueMails(tx, mails))
  return queued.map(({ id }) => id)
}

async function readMail(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select status, attempts, last_error as "lastError", smtp_response as "smtpResponse",
       message_id as "messageId", not_before is not null as "isPostponed" from mails order by dedupe_key`,
  )
  return rows[0]
}

test('a temporary refusal leads to one mail, with the Message-ID of the first attempt', async () => {
  const offered: (string | undefined)[] = []
  const server = await mailServer({
    onMail: ({ parsed }) => {
      offered.push(parsed.messageId)
      return offered.length === 1 ? new Refusal(451, '4.3.0 Try again later') : undefined
    },
  })
  const product = await startTestProduct({ SMTP_URL: server.url }, { retryPausesMs: AT_ONCE })

  await queue(product)

  await vi.waitFor(async () => expect((await readMail(product))?.status).toBe('sent'), POLL_OPTIONS)
  const mail = await readMail(product)
  expect(mail).toMatchObject({ attempts: 2, lastError: null, isPostponed: false })
  expect(mail.smtpResponse).toMatch(/^250 /)
  expect(offered).toEqual([mail.messageId, mail.messageId])
  expect(server.taken).toHaveLength(1)
})

test('a mail that is refused waits, with the words of the server and a time for the next attempt', async () => {
  const server = await mailServer({ onRecipient: () => new Refusal(450, '4.2.0 Greylisted') })
  const product = await startTestProduct({ SMTP_URL: server.url })

  await queue(product)

  await vi.waitFor(async () => {
    expect(await readMail(product)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: '450 4.2.0 Greylisted',
      isPostponed: true,
    })
  }, POLL_OPTIONS)
})

test.each([
  ['the recipient', { onRecipient: () => new Refusal(550, '5.1.1 Unbekannt verzogen') }],
  ['the mail', { onMail: () => new Refusal(550, '5.1.1 Unbekannt verzogen') }],
])(
  'a server that refuses %s for good is asked once, and its words are kept',
  async (_what, options) => {
    const server = await mailServer(options)
    const product = await startTestProduct({ SMTP_URL: server.url }, { retryPausesMs: AT_ONCE })

    await queue(product)

    await vi.waitFor(async () => {
      expect(await readMail(product)).toMatchObject({
        status: 'failed',
        attempts: 1,
        lastError: '550 5.1.1 Unbekannt verzogen',
      })
    }, POLL_OPTIONS)
    expect(server.taken).toEqual([])
  },
)

test('after the last attempt a mail counts as failed', async () => {
  const server = await mailServer({ onMail: () => new Refusal(451, '4.3.0 Try again later') })
  const product = await startTestProduct({ SMTP_URL: server.url }, { retryPausesMs: [0] })

  await queue(product)

  await vi.waitFor(async () => {
    expect(await readMail(product)).toMatchObject({ status: 'failed', attempts: 2 })
  }, POLL_OPTIONS)
})

test('the pauses between attempts grow, over about two days', () => {
  expect(RETRY_PAUSES_MS).toEqual(RETRY_PAUSES_MS.toSorted((a, b) => a - b))
  const hours = RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(Math.round(hours)).toBe(48)
})

test('no mail is lost while the mail server is unavailable', async () => {
  const port = await freePort()
  const product = await startTestProduct(
    { SMTP_URL: `smtp://127.0.0.1:${port}` },
    { retryPausesMs: AT_ONCE },
  )
  await queue(product, 5)
  await vi.waitFor(async () => {
    const mail = await readMail(product)
    expect(mail?.attempts).toBeGreaterThanOrEqual(2)
    expect(mail).toMatchObject({
      status: 'waiting',
      lastError: expect.stringMatching(/ECONNREFUSED/),
    })
  }, POLL_OPTIONS)

  const server = await mailServer({ port })

  await vi.waitFor(() => expect(server.taken).toHaveLength(5), POLL_OPTIONS)
  expect(new Set(server.taken.map(({ recipient }) => recipient)).size).toBe(5)
})

test('a wrong password of the mail server is logged once, and no mail is lost', async () => {
  const lines: { level: number; msg: string; words?: string }[] = []
  const spoken = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) })
  const server = await mailServer({ login: { user: 'bote', password: 'richtig' } })
  const product = await startTestProduct(
    { SMTP_URL: server.url.replace('richtig', 'falsch') },
    { retryPausesMs: AT_ONCE, log: spoken },
  )

  await queue(product, 3)

  await vi.waitFor(async () => {
    const mail = await readMail(product)
    expect(mail?.attempts).toBeGreaterThanOrEqual(2)
    expect(mail).toMatchObject({ status: 'waiting', lastError: expect.stringMatching(/^535 /) })
  }, POLL_OPTIONS)
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the mail server refuses us: no mail goes out until SMTP_URL or MAIL_FROM is right',
  ])
  expect(JSON.stringify(lines)).not.toMatch(/falsch|leser-/)

  await product.startAnother({ mail: { ...product.config.mail, smtpUrl: server.url } })
  await vi.waitFor(() => expect(server.taken).toHaveLength(3), POLL_OPTIONS)
})

test('several processes send each mail once', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  await product.startAnother()
  await product.startAnother()

  await queue(product, 60)

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(`select 1 from mails where status = 'sent'`)
    expect(rows).toHaveLength(60)
  }, POLL_OPTIONS)
  expect(server.taken).toHaveLength(60)
  expect(new Set(server.taken.map(({ recipient }) => recipient)).size).toBe(60)
})

test('a mail whose worker died is sent by another, and one that is being sent is left alone', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  await inTransaction(product.db, async (tx) => {
    await queueMails(tx, [testMail(1), testMail(2)])
    await tx.execute(`update graphile_worker._private_jobs set locked_by = 'worker-' || id,
      locked_at = now() - case when key = (select 'mail/' || id from mails where dedupe_key = 'test/1')
        then interval '3 minutes' else interval '90 seconds' end`)
  })

  await rescueMails({ db: product.db, log })

  await vi.waitFor(() => expect(server.taken).toHaveLength(1), POLL_OPTIONS)
  expect(server.taken[0]?.recipient).toBe('leser-1@example.com')
})

test('mails that a clock queued or held that ran ahead are sent once it is put right', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  await inTransaction(product.db, async (tx) => {
    await queueMails(tx, [testMail(1), testMail(2)])
    await tx.execute(`update graphile_worker._private_jobs set
      run_at = now() + interval '5 hours', updated_at = now() + interval '5 hours'`)
    await tx.execute(`update graphile_worker._private_jobs set
      locked_by = 'worker-' || id, locked_at = now() + interval '5 hours'
      where key = (select 'mail/' || id from mails where dedupe_key = 'test/1')`)
  })

  await rescueMails({ db: product.db, log })

  await vi.waitFor(() => expect(server.taken).toHaveLength(2), POLL_OPTIONS)
})

test('a mail that waits without a job gets one', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  await inTransaction(product.db, async (tx) => {
    await queueMails(tx, [testMail(1), testMail(2)])
    await tx.execute(`delete from graphile_worker._private_jobs`)
  })

  await rescueMails({ db: product.db, log })
  await rescueMails({ db: product.db, log })

  await vi.waitFor(() => expect(server.taken).toHaveLength(2), POLL_OPTIONS)
})

test('the rescue, the reminders and the nightly forgetting are done by one of all processes', async () => {
  const product = await lendTestProduct()

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      'select identifier from graphile_worker._private_known_crontabs order by identifier',
    )
    expect(rows.map(({ identifier }) => identifier)).toEqual([
      'issue-invoices',
      'keep-to-retention',
      'remind-of-sessions',
      'rescue-mails',
      'send-daily-notice',
      'send-due-reminders',
      'serve-waiting-lists',
    ])
  }, POLL_OPTIONS)
})

test('a recipient gets one mail per dedupeKey, whatever the capitals of the address', async () => {
  const product = await lendTestProduct()
  await queue(product)

  const again = await inTransaction(product.db, (tx) =>
    queueMails(tx, [{ ...testMail(1), recipient: 'Leser-1@Example.com' }]),
  )

  expect(again).toEqual([])
  expect(await product.count('mails')).toBe(1)
})
