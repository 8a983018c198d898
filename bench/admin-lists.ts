// node bench/admin-lists.ts [ROUNDS]: the cost of the administration's lists on a database filled by
// bench/seed-registrations.ts. See bench/README.md.
import { readFile } from 'node:fs/promises'
import { startBuiltProduct } from '../tests/support/programs/running-product.ts'
import { bookings, lists } from './calls.ts'
import { percentileOf } from './rounds.ts'
import { logInAsStaff, STAFF_SETTINGS } from './staff-login.ts'

const ROUNDS = Number(process.argv[2] ?? 20)

const where = process.env.DATABASE_URL
  ? { DATABASE_URL: process.env.DATABASE_URL }
  : { DATA_DIR: process.env.DATA_DIR ?? './data' }
const product = await startBuiltProduct({
  ...where,
  ...STAFF_SETTINGS,
  LIMIT_BOOKINGS_PER_MINUTE: '1000000',
})
try {
  const cookie = await logInAsStaff(product.address)
  await measureLists(cookie)
  await measureDownloads(cookie)
  await measureBookings()
  console.log(`\nMemory of the process: ${await memory()}`)
} finally {
  await product.stop()
}

/** All calls in each round, so that other load on the machine affects all of them alike. */
async function measureLists(cookie: string): Promise<void> {
  const calls = await lists(async (path) => {
    const { headers } = await read(path, cookie)
    return headers.get('next-cursor')
  })
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const rows = new Map<string, string>()
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { name, path } of calls) {
      const { ms, headers } = await read(path, cookie)
      // The first round warms up.
      if (round >= 0) times.get(name)?.push(ms)
      rows.set(name, headers.get('total-count') ?? '')
    }
  }
  printTable(
    'Lists, pages of 100 rows',
    [...times].map(([name, all]) => figuresOf(name, all, rows.get(name))),
  )
}

/** Whole files, and a page while one is being made. */
async function measureDownloads(cookie: string): Promise<void> {
  const figures: Figures[] = []
  for (const name of ['registrations', 'attendees']) {
    const download = read(`/api/admin/${name}.csv`, cookie)
    let isDone = false
    download.finally(() => {
      isDone = true
    })
    const meanwhile: number[] = []
    while (!isDone) {
      meanwhile.push((await read('/api/admin/registrations?limit=100', cookie)).ms)
    }
    const { ms, bytes } = await download
    figures.push(figuresOf(`${name}.csv`, [ms], `${Math.round(bytes / 1e6)} MB`))
    figures.push(figuresOf('  a first page meanwhile', meanwhile))
  }
  printTable('Downloads', figures)
}

async function measureBookings(): Promise<void> {
  const times: number[] = []
  for (const body of bookings(10 * ROUNDS)) {
    const begun = performance.now()
    const response = await fetch(`${product.address}/api/registrations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(await response.text())
    await response.text()
    times.push(performance.now() - begun)
  }
  printTable('Bookings of four seats, one after the other', [figuresOf('booking', times)])
}

async function read(path: string, cookie: string) {
  const begun = performance.now()
  const response = await fetch(`${product.address}${path}`, { headers: { cookie } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += chunk.length
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { ms: performance.now() - begun, bytes, headers: response.headers }
}

/** Memory now and at most, from the kernel, so on Linux only. */
async function memory(): Promise<string> {
  const status = await readFile(`/proc/${product.process.pid}/status`, 'utf8').catch(() => '')
  const megabytes = (field: string) => {
    const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]
    return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MB` : 'unknown here'
  }
  return `${megabytes('VmRSS')}, at most ${megabytes('VmHWM')}`
}

interface Figures {
  name: string
  p50: number
  p95: number
  max: number
  note: string
}

/** @param times milliseconds, at least one */
function figuresOf(name: string, times: number[], note = ''): Figures {
  const at = (share: number) => percentileOf(times, share)
  return { name, p50: at(0.5), p95: at(0.95), max: at(1), note }
}

function printTable(title: string, rows: Figures[]): void {
  const ms = (value: number) => value.toFixed(1).padStart(9)
  console.log(`\n${title.padEnd(56)}   p50 ms   p95 ms   max ms`)
  for (const { name, p50, p95, max, note } of rows) {
    console.log(`${name.padEnd(56)}${ms(p50)}${ms(p95)}${ms(max)}  ${note}`)
  }
}
