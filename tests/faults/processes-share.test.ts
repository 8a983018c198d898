import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { runSql } from '../support/database/stored-bookings.ts'
import { ADMIN } from '../support/product/test-settings.ts'
import {
  logInAndChangePassword,
  NEW_PASSWORD,
  sendJson,
} from '../support/programs/admin-session.ts'
import { sendBooking } from '../support/programs/bookers.ts'
import { startTwoProcesses, type TwoProcesses } from '../support/programs/two-processes.ts'
import { startMailServer } from '../support/servers/mail-server.ts'

const BOOKINGS_PER_MINUTE = 12
const LOGINS_PER_ACCOUNT = 4
const POLL_OPTIONS = { timeout: 60_000, interval: 100 }

test('two processes behind a round robin are one product: sessions, edits, versions, cached pages, keys, limits and mails', async () => {
  const mails = await startMailServer()
  onTestFinished(mails.stop)
  const two = await startTwoProcesses({
    SMTP_URL: mails.url,
    LIMIT_BOOKINGS_PER_MINUTE: String(BOOKINGS_PER_MINUTE),
    LIMIT_LOGINS_PER_ACCOUNT: String(LOGINS_PER_ACCOUNT),
  })

  const cookie = await logInAndChangePassword(two.one.address)
  expect(await whoAmI(two, cookie)).toEqual([200, 200])
  await editsAreSeenAtTheOther(two, cookie)
  await aKeyIsKnownToBoth(two)
  await bookingsAreCountedTogether(two)

  // Each of these bookings has one mail, whichever process sends it. That it is sent is stored after it was taken.
  const sent = () =>
    runSql<{ id: string }>(
      two.connection,
      `select message_id as id from mails where status = 'sent'`,
    )
  await expect.poll(async () => (await sent()).length, POLL_OPTIONS).toBe(1 + BOOKINGS_PER_MINUTE)
  const received = mails.taken.map(({ parsed }) => ({ id: parsed.messageId }))
  expect(received).toHaveLength(1 + BOOKINGS_PER_MINUTE)
  expect(await sent()).toEqual(expect.arrayContaining(received))

  const logout = await sendJson(`${two.other.address}/api/admin/logout`, 'POST', {}, { cookie })
  expect(logout.status).toBe(200)
  expect(await whoAmI(two, cookie)).toEqual([401, 401])
  await wrongLoginsAreCountedTogether(two)
})

function whoAmI({ one, other }: TwoProcesses, cookie: string): Promise<number[]> {
  return Promise.all(
    [one, other].map(async ({ address }) => {
      const answer = await fetch(`${address}/api/admin/me`, { headers: { cookie } })
      return answer.status
    }),
  )
}

async function editsAreSeenAtTheOther({ one, other }: TwoProcesses, cookie: string) {
  const read = async (path: string) => (await fetch(other.address + path)).text()
  const shows = async (path: string, text: string) => (await read(path)).includes(text)
  const rename = (address: string, title: string) =>
    sendJson(
      `${address}/api/admin/trainings/kurs-1-uhren`,
      'PATCH',
      { title },
      { cookie, 'If-Match': '"1"' },
    )
  // Read once before, so that the other process caches them.
  await read('/trainings')
  await read('/trainings/kurs-1-uhren')

  expect((await rename(one.address, 'Strategie aus zwei Prozessen')).status).toBe(200)
  const title = {
    section: 'trainings',
    key: 'hero.title',
    contentType: 'text',
    content: 'Ganz neu',
  }
  const saved = await sendJson(`${one.address}/api/admin/cms/content`, 'POST', title, { cookie })
  expect(saved.status).toBe(200)

  const training = JSON.parse(await read('/api/trainings/kurs-1-uhren')) as Training
  expect(training).toMatchObject({ title: 'Strategie aus zwei Prozessen', version: 2 })
  const content = JSON.parse(await read('/api/cms/content')) as ContentItem[]
  expect(content).toContainEqual(expect.objectContaining({ content: 'Ganz neu' }))
  // The other process is notified of the commit a moment later.
  await expect.poll(() => shows('/trainings', 'Ganz neu')).toBe(true)
  await expect.poll(() => shows('/trainings/kurs-1-uhren', 'aus zwei Prozessen')).toBe(true)

  expect((await rename(other.address, 'Auf altem Stand')).status).toBe(412)
}

/** Even if both processes get it at the same moment. */
async function aKeyIsKnownToBoth({ one, other }: TwoProcesses) {
  const key = randomUUID()
  const answers = await Promise.all(
    [one, other, one, other].map(({ address }) => sendBooking(address, key, 'kurs-3-drachen')),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
}

async function bookingsAreCountedTogether({ both, connection }: TwoProcesses) {
  await runSql(connection, 'delete from rate_limits')
  const statuses = []
  for (let turn = 0; turn < BOOKINGS_PER_MINUTE + 2; turn += 1) {
    statuses.push((await sendBooking(both, randomUUID(), 'kurs-4-pilze')).status)
  }
  expect(statuses).toEqual([...Array(BOOKINGS_PER_MINUTE).fill(201), 429, 429])
}

async function wrongLoginsAreCountedTogether({ one, other }: TwoProcesses) {
  const logIn = async ({ address }: { address: string }, password: string) => {
    const call = `${address}/api/admin/login`
    return (await sendJson(call, 'POST', { email: ADMIN.email, password })).status
  }
  const statuses = []
  for (const process of [one, other, one, other, one, other]) {
    statuses.push(await logIn(process, 'falsches-passwort'))
  }
  expect(statuses).toEqual([...Array(LOGINS_PER_ACCOUNT).fill(401), 429, 429])
  expect(await logIn(one, NEW_PASSWORD)).toBe(429)
}
