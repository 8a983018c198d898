// node bench/room-attacks.ts [SECONDS]: two attacks by one visitor on a room of the tools, each for SECONDS (60), while
// another visitor reads trainings: one fills a room through members that are removed and join again, one renames a member
// on fifty connections. Build first.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startOwnPostgres } from '../tests/support/database/own-postgres.ts'
import {
  act,
  type DeckRoomView,
  newSecret,
  openRoom,
  type Person,
  postJson,
} from '../tests/support/product/rooms.ts'
import { makeFolder } from '../tests/support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../tests/support/programs/running-product.ts'
import { residentMbOf } from './process-figures.ts'

const SECONDS = Number(process.argv[2] ?? 60)
const CONNECTIONS = 50
const WATCHED = '/api/trainings'
const ATTACKER = { 'X-Forwarded-For': '192.0.2.1' }
const BETWEEN_MS = 20
const IDEAS = 12

const postgres = await startOwnPostgres()
const folder = await makeFolder('room-attacks')
const product = await startBuiltProduct({
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  TRUST_PROXY: '1',
})
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
const request = (path: string, init?: RequestInit) =>
  fetch(product.address + path, { ...init, headers: { ...init?.headers, ...ATTACKER } })
const answers = new Map<number, number>()
const counted = async (sent: Promise<Response>) => {
  const answer = await sent
  answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  return answer
}

try {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  await measured('alone', async (signal) => {
    while (!signal.aborted) await pause(BETWEEN_MS)
  })
  await measured('a room is filled', fillRoom)
  await measured(`renaming on ${CONNECTIONS} connections`, rename)
} finally {
  await product.stop()
  await pool.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Runs an attack while another visitor reads, and prints what it has cost. */
async function measured(
  what: string,
  attack: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  answers.clear()
  const signal = AbortSignal.timeout(SECONDS * 1_000)
  const walBefore = await wal()
  const [times, mostMb] = await Promise.all([watch(signal), mostMemory(signal), attack(signal)])
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0)
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const { rows } = await pool.query<{ ideas: string; row: string; all: string }>(
    `select coalesce(max(jsonb_array_length(content->'ideas')), 0) as ideas,
       coalesce(max(octet_length(content::text) + octet_length(members::text)), 0) as row,
       pg_database_size(current_database()) as all from tool_rooms where kind = 'flight_deck'`,
  )
  const { ideas = 0, row = 0, all = 0 } = rows[0] ?? {}
  console.log(
    `\n${what}\n  ${WATCHED}: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms, ${times.length} answers`,
    `\n  memory of the process: ${mostMb.toFixed(0)} MB`,
    `\n  written to the database's log: ${mb((await wal()) - walBefore)}; size of the database: ${mb(Number(all))}`,
    `\n  largest room: ${ideas} ideas, ${mb(Number(row))}`,
    `\n  answers to the attacker: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  )
}

async function wal(): Promise<number> {
  const { rows } = await pool.query(`select pg_current_wal_lsn() - '0/0' as bytes`)
  return Number(rows[0].bytes)
}

/** Milliseconds until each answer to a visitor who reads. */
async function watch(signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const begun = performance.now()
    const answer = await fetch(product.address + WATCHED, {
      headers: { 'X-Forwarded-For': '192.0.2.2' },
    })
    await answer.text()
    times.push(performance.now() - begun)
    await pause(BETWEEN_MS)
  }
  return times
}

async function mostMemory(signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    most = Math.max(most, await residentMbOf(product.process.pid ?? 0))
    await pause(200)
  }
  return most
}

/** Joins, writes as much as a member may, is removed, and joins again. What has to wait is tried again. */
async function fillRoom(signal: AbortSignal): Promise<void> {
  const host = await openRoom(request)
  await act(request, host, { type: 'step', step: 'sketches' })
  const tried = async (send: () => Promise<Response>): Promise<Partial<DeckRoomView>> => {
    for (;;) {
      const answer = await counted(send())
      const body = (await answer.json()) as Partial<DeckRoomView>
      if (answer.status !== 429 || signal.aborted) return body
      await pause(BETWEEN_MS)
    }
  }
  while (!signal.aborted) {
    const guest: Person = { code: host.code, secret: newSecret() }
    const joining = { name: 'Gast', secret: guest.secret }
    const { me } = await tried(() =>
      postJson(request, `/api/tools/rooms/${host.code}/members`, joining),
    )
    for (let idea = 0; me && idea < IDEAS && !signal.aborted; idea += 1) {
      const id = randomUUID()
      const text = randomBytes(150).toString('hex')
      await tried(() => act(request, guest, { type: 'idea', id, text }))
      if (idea < 3) await tried(() => act(request, guest, { type: 'sketch', id, sketch: sketch() }))
    }
    if (me) await tried(() => act(request, host, { type: 'remove-member', memberId: me }))
    else await pause(BETWEEN_MS)
  }
}

/** As large as a sketch may be. */
function sketch(): string[] {
  const digits = () => randomInt(1000).toString(36).padStart(2, '0')
  return Array.from({ length: 9 }, () => Array.from({ length: 200 }, digits).join(''))
}

async function rename(signal: AbortSignal): Promise<void> {
  const { code, secret } = await openRoom(request)
  const renaming = async (connection: number) => {
    for (let round = 0; !signal.aborted; round += 1) {
      const joining = { name: `Name ${connection} ${round}`, secret }
      await (await counted(postJson(request, `/api/tools/rooms/${code}/members`, joining))).text()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => renaming(connection)))
}
