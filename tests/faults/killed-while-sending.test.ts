import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'
import { startMailServer } from '../support/servers/mail-server.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 100 }
const BOOKINGS = 10
/** Mails that the product sends at the same time. */
const AT_ONCE = 4

async function freshFolder(): Promise<string> {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'sending-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(settings: Record<string, string>) {
  const product = await startBuiltProduct(settings)
  onTestFinished(() => product.stop())
  return product
}

test('a product killed between the mail server taking mails and our record of it sends them again, under the same Message-ID, and loses none', async () => {
  const dataDir = await freshFolder()
  const taken: (string | undefined)[] = []
  let isSilent = true
  const mailServer = await startMailServer({
    onMail: async ({ parsed }) => {
      taken.push(parsed.messageId)
      // It has accepted the mail, but never sends its answer.
      if (isSilent) await new Promise(() => undefined)
      return undefined
    },
  })
  onTestFinished(mailServer.stop)
  const settings = { DATA_DIR: dataDir, SMTP_URL: mailServer.url }
  const product = await start(settings)
  const client = new pg.Client(await embeddedConnection(dataDir))
  client.on('error', () => undefined)
  await client.connect()

  await Promise.all(
    Array.from({ length: BOOKINGS }, () =>
      fetch(`${product.address}/api/registrations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(booking(ownSeat('kurs-1-uhren'))),
      }),
    ),
  )
  await vi.waitFor(() => expect(taken).toHaveLength(AT_ONCE), POLL_OPTIONS)
  await product.kill()
  isSilent = false
  // Instead of waiting two minutes, after which a lock counts as a dead process's.
  await client.query(`update graphile_worker._private_jobs
    set locked_at = locked_at - interval '10 minutes' where locked_at is not null`)
  await start(settings)
  // Registered last, so executed first: the embedded server would wait for its last connection.
  onTestFinished(() => client.end())

  await vi.waitFor(async () => {
    const { rows } = await client.query(`select 1 from mails where status = 'sent'`)
    expect(rows).toHaveLength(BOOKINGS)
  }, POLL_OPTIONS)
  const { rows } = await client.query<{ message_id: string }>('select message_id from mails')
  expect(new Set(taken)).toEqual(new Set(rows.map((row) => row.message_id)))
  expect(taken).toHaveLength(BOOKINGS + AT_ONCE)
})
