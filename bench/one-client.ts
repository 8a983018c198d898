// node bench/one-client.ts [NAME]: what one client at 127.0.0.2 can do to another one at 127.0.0.1. Build first. Linux only.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { startProduct } from './contenders.ts'
import { TRAINING_ID } from './sample-training.ts'
import type { ServerProcess } from './server-processes.ts'
import { logInAsStaff, STAFF_SETTINGS } from './staff-login.ts'
import { inWorkFolder } from './work-folder.ts'

const ATTACKER = '127.0.0.2'
const WATCHED = ['/trainings', '/api/trainings']
/** How long the other client is watched, in milliseconds. */
const WATCH_MS = 8_000
const ANSWER_WITHIN_MS = 90_000
const MEGABYTE = 1024 * 1024

const REGISTRATIONS = '50000'
const DATES = '100'
const SEED = fileURLToPath(new URL('./seed-registrations.ts', import.meta.url))

/**
 * Sends something, and resolves when all is sent. What it opens stays open until the product ends.
 * @param cookie the session of an administrator
 */
type Attack = (address: URL, cookie: string) => Promise<unknown>

const HEAD = 'Host: localhost\r\n'
const getLine = (target: string) => `GET ${target} HTTP/1.1\r\n${HEAD}\r\n`

/** Pipelined requests whose answers are never read. */
function unread(target: string, { connections, requests }: Record<string, number>): Attack {
  return (address) => open(address, connections, getLine(target).repeat(requests ?? 1))
}

/** Requests one after another on many connections, each answer read. */
function asked(request: string, connections: number): Attack {
  return async (address) => {
    const sockets = await open(address, connections, request)
    for (const socket of sockets) socket.on('data', () => socket.write(request)).resume()
  }
}

/** As {@link asked}, of the administration, by somebody who is logged in. */
function askedByStaff(target: string, connections: number): Attack {
  return (address, cookie) =>
    asked(`GET ${target} HTTP/1.1\r\n${HEAD}Cookie: ${cookie}\r\n\r\n`, connections)(
      address,
      cookie,
    )
}

function post(target: string, length: number, body: string): string {
  return `POST ${target} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
}

const LOGIN = JSON.stringify({ email: 'niemand@example.com', password: 'nicht das richtige' })
const BIG = 5 * MEGABYTE
const ATTACKS: Readonly<Record<string, Attack>> = {
  'OpenAPI document, 1 connection': unread('/api/openapi.json', {
    connections: 1,
    requests: 2_300,
  }),
  'OpenAPI document, 10 connections': unread('/api/openapi.json', {
    connections: 10,
    requests: 2_300,
  }),
  'trainings of the API, 10 connections': unread('/api/trainings', {
    connections: 10,
    requests: 2_300,
  }),
  'a 404 page, 10 connections': unread('/gibt-es-nicht', { connections: 10, requests: 2_300 }),
  'a share picture, 10 connections': unread('/share/home-00000000.jpg', {
    connections: 10,
    requests: 2_300,
  }),
  'a cached page, 10 connections': unread('/trainings', { connections: 10, requests: 2_300 }),
  '400 slow readers': unread('/api/openapi.json', { connections: 400, requests: 8 }),
  '400 slow writers': (address) => open(address, 400, post('/api/registrations', 1_000, '{')),
  '3000 connections': (address) => open(address, 3_000, ''),
  'big bodies, 50 connections': asked(post('/api/registrations', BIG, ' '.repeat(BIG)), 50),
  'trainings of the API, 300 connections': asked(getLine('/api/trainings'), 300),
  'calendar of all dates, 100 connections': asked(getLine('/trainings/termine.ics'), 100),
  'rendered pages, 100 connections': asked(
    getLine(`/trainings/anmeldung?training=${TRAINING_ID}`),
    100,
  ),
  'logins, 100 connections': asked(post('/api/admin/login', LOGIN.length, LOGIN), 100),
  'staff: a search, 50 connections': askedByStaff('/api/admin/registrations?limit=500&q=an', 50),
  'staff: a long search, 50 connections': askedByStaff(
    `/api/admin/attendees?limit=500&q=${'an%20be%20'.repeat(20)}`,
    50,
  ),
  'staff: key figures, 50 connections': askedByStaff('/api/admin/figures', 50),
  'staff: CSV, 20 connections': askedByStaff('/api/admin/registrations.csv', 20),
}

const [only = ''] = process.argv.slice(2)
console.log(
  '| one client | longest time without an answer for another, ms | memory before, most, MB | written, MB |\n|---|---|---|---|',
)
await inWorkFolder('one-client', async (folder) => {
  await promisify(execFile)(process.execPath, [SEED, REGISTRATIONS, '--dates', DATES], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' },
  })
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (name.includes(only)) console.log(await measure(folder, name, attack))
  }
})

async function measure(folder: string, name: string, attack: Attack): Promise<string> {
  const product = await startProduct(folder, STAFF_SETTINGS)
  const client = new pg.Client(await embeddedConnection(path.join(folder, 'data')))
  await client.connect()
  const written = async () => {
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes",
    )
    return Number(rows[0]?.bytes)
  }
  const cookie = await logInAsStaff(product.address)
  for (const target of WATCHED) await timeOf(product, target)
  const [mb, bytes] = [await product.residentMb(), await written()]
  const ends = AbortSignal.timeout(WATCH_MS)
  const memory = mostMemory(product, ends)
  const attacking = attack(new URL(product.address), cookie)
  const longest = Math.max(
    ...(await Promise.all(WATCHED.map((target) => watch(product, target, ends)))),
  )
  await attacking
  const row = [
    name,
    longest.toFixed(0),
    `${mb.toFixed(0)}, ${(await memory).toFixed(0)}`,
    (((await written()) - bytes) / MEGABYTE).toFixed(1),
  ]
  await client.end()
  await product.stop()
  return `| ${row.join(' | ')} |`
}

/** @returns the longest time until an answer, in milliseconds */
async function watch(product: ServerProcess, target: string, ends: AbortSignal): Promise<number> {
  let longest = 0
  while (!ends.aborted) {
    longest = Math.max(longest, await timeOf(product, target))
    await pause(20)
  }
  return longest
}

/** The time until an answer on a new connection, in milliseconds. */
async function timeOf({ address }: ServerProcess, target: string): Promise<number> {
  const begun = performance.now()
  const asked = get(`${address}${target}`, {
    agent: false,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const [answer] = await once(asked, 'response')
  if (answer.statusCode !== 200) throw new Error(`${target} was answered with ${answer.statusCode}`)
  await answer.resume().toArray()
  return performance.now() - begun
}

async function mostMemory(product: ServerProcess, ends: AbortSignal): Promise<number> {
  let most = 0
  while (!ends.aborted) {
    most = Math.max(most, await product.residentMb())
    await pause(50)
  }
  return most
}

async function open({ hostname, port }: URL, connections = 1, sent: string): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER })
    // The product may end them.
    socket.on('error', () => undefined).pause()
    if (sent) socket.write(sent)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => undefined)))
  return sockets
}
