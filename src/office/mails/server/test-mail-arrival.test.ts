import { expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { MailDelivery } from '#platform/mail/domain/mail.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'

const DAY_MS = 24 * 3_600_000

async function mailServer() {
  const server = await startMailServer()
  onTestFinished(server.stop)
  return server
}

type MailServer = Awaited<ReturnType<typeof mailServer>>

/** Sends a test mail, and returns the token in the link of the mail that the server got. */
async function mailedToken(product: TestProduct, server: MailServer): Promise<string> {
  const before = server.taken.length
  await product.send(
    'POST',
    '/api/admin/mails/test',
    { to: 'chefin@example.com' },
    await product.logIn(),
  )
  await vi.waitFor(() => expect(server.taken).toHaveLength(before + 1), POLL_OPTIONS)
  const { text = '' } = server.taken.at(-1)?.parsed ?? {}
  const [, token = ''] = /\/admin\/testmail#([\w-]+)/.exec(text) ?? []
  return token
}

const open = (product: Pick<TestProduct, 'send'>, token: string) =>
  product.send<Problem & { arrivedAt: string }>('POST', '/api/test-mail/arrival', { token })

async function arrivalOf(product: TestProduct): Promise<string | null> {
  const { body } = await product.get<MailDelivery>(
    '/api/admin/mail-delivery',
    await product.logIn(),
  )
  return body.testArrivedAt
}

test('a test mail has arrived when its link is opened, also without a login', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  const token = await mailedToken(product, server)
  expect(await arrivalOf(product)).toBeNull()
  product.clock.set('2026-11-20T10:30:00Z')

  const answer = await open(product, token)

  const arrivedAt = '2026-11-20T10:30:00.000Z'
  expect(answer).toMatchObject({ status: 200, body: { arrivedAt } })
  expect(await arrivalOf(product)).toBe(arrivedAt)
})

test('a link that is wrong or older than seven days proves nothing', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  const token = await mailedToken(product, server)
  const refused = { status: 404, body: { code: 'mail.test_link_over' } }

  expect(await open(product, 'persoenlicher-link')).toMatchObject(refused)
  product.clock.set(new Date(Date.parse('2026-11-20T09:00:00Z') + 7 * DAY_MS + 1000).toISOString())
  expect(await open(product, token)).toMatchObject(refused)
  expect(await arrivalOf(product)).toBeNull()
})

test('with another mail server or sender, a test mail has to arrive anew', async () => {
  const server = await mailServer()
  const product = await startTestProduct({ SMTP_URL: server.url })
  const token = await mailedToken(product, server)
  await open(product, token)
  const { mail } = product.config
  const { port } = await mailServer()

  for (const changed of [
    { ...mail, smtpUrl: `smtp://127.0.0.1:${port}` },
    { ...mail, from: 'post@krustenwerk.example' },
  ]) {
    const restarted = await product.startAnother({ mail: changed })
    const ask = async (path: string, init?: RequestInit) =>
      (await restarted.fetch(new Request(`http://localhost:3000${path}`, init))).json()
    const { cookie } = await product.logIn()
    expect(await ask('/api/admin/mail-delivery', { headers: { cookie } })).toMatchObject({
      testArrivedAt: null,
    })
    const body = JSON.stringify({ token })
    const headers = { 'Content-Type': 'application/json' }
    expect(await ask('/api/test-mail/arrival', { method: 'POST', headers, body })).toMatchObject({
      code: 'mail.test_link_over',
    })
  }
  expect(await arrivalOf(product)).not.toBeNull()
})
