// node bench/reader-attacks.ts [SECONDS]: eight visitors let the built product read malicious websites that are costly to
// process, for SECONDS (60), while another visitor requests pages. Build first.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltProduct } from '../tests/support/programs/running-product.ts'
import { startCompanySite } from '../tests/support/sites/company-site.ts'
import { residentMbOf } from './process-figures.ts'
import { percentileOf } from './rounds.ts'

const SECONDS = Number(process.argv[2] ?? 60)
const VISITORS = 8
const ATTACKS = [
  'robots-6000.example',
  'robots-90000.example',
  'robots-stars.example',
  'nested.example',
  'nested-json.example',
  'many-elements.example',
]
const WATCHED = ['/', '/healthz']
const LATENCY_LIMIT_MS = 100
const MEMORY_LIMIT_MB = 600
/** Between two requests for the same address. */
const BETWEEN_MS = 50

const parent = path.resolve('.cache')
await mkdir(parent, { recursive: true })
const folder = await mkdtemp(path.join(parent, 'reader-attacks-'))
const site = await startCompanySite()
const product = await startBuiltProduct(
  {
    DATA_DIR: folder,
    // One proxy that reports its clients: each visitor has an address of its own.
    TRUST_PROXY: '1',
    LIMIT_SITE_READINGS_PER_HOUR: '1000000',
    LIMIT_ALL_SITE_READINGS_PER_HOUR: '1000000',
  },
  site.sites,
)
try {
  process.exitCode = (await measure()) ? 0 : 1
} finally {
  await product.stop()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

/** @returns whether all measurements are within their limits */
async function measure(): Promise<boolean> {
  await watch(AbortSignal.timeout(2_000))
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  const alone = await watch(AbortSignal.timeout(5_000))
  const attack = AbortSignal.timeout(SECONDS * 1_000)
  const endings = new Map<string, number>()
  const [attacked, mostMb] = await Promise.all([
    watch(attack),
    mostMemory(attack),
    ...Array.from({ length: VISITORS }, (_, visitor) => visit(visitor, attack, endings)),
  ])
  print('alone', alone)
  print('under attack', attacked)
  console.log(`\nReadings: ${[...endings].map(([end, count]) => `${count} ${end}`).join(', ')}`)
  console.log(`Most memory of the process: ${mostMb.toFixed(0)} MB`)
  const slowest = Math.max(
    ...WATCHED.map((address) => percentileOf(attacked.get(address) ?? [], 0.99)),
  )
  return slowest < LATENCY_LIMIT_MS && mostMb < MEMORY_LIMIT_MB
}

/** @returns milliseconds until each answer, by address */
async function watch(signal: AbortSignal): Promise<Map<string, number[]>> {
  const times = new Map(WATCHED.map((address) => [address, [] as number[]]))
  const asking = WATCHED.map(async (address) => {
    while (!signal.aborted) {
      const begun = performance.now()
      const response = await fetch(product.address + address)
      await response.text()
      if (response.status !== 200)
        throw new Error(`${address} was answered with ${response.status}`)
      times.get(address)?.push(performance.now() - begun)
      await pause(BETWEEN_MS)
    }
  })
  await Promise.all(asking)
  return times
}

/** Reads one attack after another, each visitor starting with another one. */
async function visit(
  visitor: number,
  signal: AbortSignal,
  endings: Map<string, number>,
): Promise<void> {
  for (let round = visitor; !signal.aborted; round += 1) {
    const host = ATTACKS[round % ATTACKS.length] ?? ''
    const response = await fetch(`${product.address}/api/tools/site-readings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${visitor + 1}` },
      body: JSON.stringify({ url: `http://${host}/`, language: 'de' }),
    })
    const last = (await response.text()).trim().split('\n').at(-1) ?? ''
    const { type, code } = JSON.parse(last) as { type: string; code?: string }
    const end = code ?? type
    endings.set(end, (endings.get(end) ?? 0) + 1)
    // Retries soon after a refusal.
    if (response.status !== 200) await pause(BETWEEN_MS)
  }
}

async function mostMemory(signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    most = Math.max(most, await residentMbOf(product.process.pid ?? 0))
    await pause(100)
  }
  return most
}

function print(when: string, times: Map<string, number[]>): void {
  for (const [address, all] of times) {
    const figures = [0.5, 0.99, 1].map((share) => percentileOf(all, share).toFixed(1).padStart(8))
    console.log(
      `${address.padEnd(10)}${when.padEnd(14)} p50, p99, max in ms: ${figures.join('')}  (${all.length} answers)`,
    )
  }
}
