// node bench/mail-burst.ts [N]: N bookings (1,000) in a burst against the built product, with a local mail server that
// accepts everything. Every mail has to arrive exactly once. Build first.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { booking, ownSeat } from '../tests/support/product/bookings.ts'
import { startBuiltProduct } from '../tests/support/programs/running-product.ts'
import { figuresOf, printTable } from './figures.ts'

const BOOKINGS = Number(process.argv[2] ?? 1_000)
const BOOKERS = 20
const QUIET_ROUNDS = 100
const GIVE_UP_AFTER_MS = 15 * 60_000

const parent = path.resolve('.cache')
await mkdir(parent, { recursive: true })
const folder = await mkdtemp(path.join(parent, 'mail-burst-'))
const mailServer = await acceptMails()
const product = await startBuiltProduct({
  DATA_DIR: folder,
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  MAIL_STAFF: 'team@example.com',
  LIMIT_BOOKINGS_PER_MINUTE: '1000000',
})
try {
  await makeRoom()
  await measure()
} finally {
  await product.stop()
  mailServer.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  // The first of each warms up, including the rendering of mails.
  await book()
  await readPage()
  await untilMails(2)
  const quietBookings = await repeat(QUIET_ROUNDS, book)
  await untilMails(2 * (1 + QUIET_ROUNDS))
  const quietPages = await repeat(QUIET_ROUNDS, readPage)

  const before = mailServer.taken.length
  const begun = performance.now()
  const burst = (
    await Promise.all(
      Array.from({ length: BOOKERS }, () => repeat(Math.ceil(BOOKINGS / BOOKERS), book)),
    )
  ).flat()
  const bookedAfter = performance.now() - begun
  const meanwhileBookings: number[] = []
  const meanwhilePages: number[] = []
  let booked = burst.length
  while (mailServer.taken.length < before + 2 * burst.length) {
    meanwhileBookings.push(await book())
    meanwhilePages.push(await readPage())
    booked += 1
  }
  await untilMails(before + 2 * booked)
  const outAfter = performance.now() - begun

  const distinct = new Set(mailServer.taken).size
  if (distinct !== mailServer.taken.length) throw new Error('A mail came twice')
  printTable('Mails in a burst', [
    figuresOf('a booking, alone', quietBookings),
    figuresOf(`a booking, of ${BOOKERS} bookers at once`, burst, `${burst.length} bookings`),
    figuresOf('a booking, alone, while mails go out', meanwhileBookings),
    figuresOf('a page, alone', quietPages),
    figuresOf('a page, alone, while mails go out', meanwhilePages),
  ])
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  console.log(
    `\n${burst.length} bookings in ${seconds(bookedAfter)} s; their mails and those of ${booked - burst.length} more, ${2 * booked} in all, were out after ${seconds(outAfter)} s, none twice.`,
  )
}

async function repeat(times: number, call: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < times; round += 1) all.push(await call())
  return all
}

/** @returns milliseconds until the answer */
async function book(): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${product.address}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(booking(ownSeat('kurs-1-uhren'))),
  })
  await response.text()
  if (response.status !== 201) throw new Error(`A booking was answered with ${response.status}`)
  return performance.now() - begun
}

async function readPage(): Promise<number> {
  const begun = performance.now()
  await (await fetch(`${product.address}/trainings`)).text()
  return performance.now() - begun
}

async function untilMails(count: number): Promise<void> {
  const giveUp = performance.now() + GIVE_UP_AFTER_MS
  while (mailServer.taken.length < count) {
    if (performance.now() > giveUp) {
      throw new Error(`Only ${mailServer.taken.length} of ${count} mails came`)
    }
    await pause(20)
  }
}

async function makeRoom(): Promise<void> {
  const client = new pg.Client(await embeddedConnection(folder))
  await client.connect()
  await client.query('update training_dates set capacity = 1000000')
  await client.end()
}

/** A mail server that stores only each Message-ID, because any other work of its own would be measured too. */
async function acceptMails() {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const [, messageId] = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString()) ?? []
      taken.push(messageId?.trim() ?? 'none')
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return { port, taken, stop: () => server.close() }
}
