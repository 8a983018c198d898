import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from './contenders.ts'
import { AS_BROWSERS_ASK, type ServedLoad, underLoad } from './load.ts'
import { number, type Report } from './report.ts'
import { type Spread, spreadOf } from './rounds.ts'
import type { ServerProcess } from './server-processes.ts'
import { inWorkFolder } from './work-folder.ts'

const CONNECTIONS = 200
const SECONDS = 30
const LOOK_AT_SECONDS = [5, 15, 30]
/** Long enough for connections to close and for the garbage collector to run. */
const AFTERWARDS_SECONDS = 10

/** A page that depends on a parameter of its address is not cached. */
const PAGES = [
  { name: 'cached page `/`', address: '/' },
  { name: 'cached page `/trainings`', address: '/trainings' },
  { name: 'page rendered for every request', address: '/trainings/anmeldung?package=single' },
]

interface Burst {
  name: string
  load: ServedLoad
  /** In MB: at each of the seconds above, and afterwards. */
  memory: number[]
}

/** A burst of visitors: the longest wait, and the memory of the process during and after it. */
export function measureBursts(): Promise<Report> {
  return inWorkFolder('burst', async (folder) => {
    const product = await startProduct(folder)
    const before = await product.residentMb()
    const bursts: Burst[] = []
    for (const { name, address } of PAGES) {
      process.stderr.write(`  ${name}\n`)
      bursts.push({ name, ...(await burst(product, address)) })
    }
    return {
      title: 'A burst',
      about:
        `${CONNECTIONS} connections for ${SECONDS} seconds on each page, one page after the other. An answer other than ` +
        `200 or a broken connection ends the bench. Memory is the process's RSS in MB; it was ` +
        `${number(before)} MB before.`,
      tables: [
        {
          head: [
            '',
            'answers',
            'median, ms',
            '99th percentile, ms',
            'slowest, ms',
            ...LOOK_AT_SECONDS.map((second) => `MB at ${second} s`),
            'MB afterwards',
          ],
          rows: bursts.map(({ name, load, memory }) => [
            name,
            number(load.answers),
            number(load.medianMs, 1),
            number(load.p99Ms, 1),
            number(load.mostMs, 1),
            ...memory.map((mb) => number(mb)),
          ]),
        },
      ],
      promises: bursts.flatMap(({ name, load, memory }) => [
        {
          what: `99th percentile to median, ${name}`,
          ratio: once(load.p99Ms / load.medianMs),
          atMost: 20,
        },
        {
          what: `memory at the end to memory at 5 s, ${name}`,
          ratio: growthOf(memory),
          atMost: 1.25,
        },
      ]),
    }
  })
}

async function burst(product: ServerProcess, address: string): Promise<Omit<Burst, 'name'>> {
  const [load, memory] = await Promise.all([
    underLoad(product, {
      url: product.address + address,
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers: AS_BROWSERS_ASK,
    }),
    memoryMeanwhile(product),
  ])
  await pause(AFTERWARDS_SECONDS * 1000)
  return { load, memory: [...memory, await product.residentMb()] }
}

async function memoryMeanwhile(product: ServerProcess): Promise<number[]> {
  const memory: number[] = []
  let passed = 0
  for (const second of LOOK_AT_SECONDS) {
    await pause((second - passed) * 1000)
    passed = second
    memory.push(await product.residentMb())
  }
  return memory
}

function growthOf(memory: readonly number[]): Spread {
  const [early = Number.NaN, ...later] = memory
  return once((later[LOOK_AT_SECONDS.length - 2] ?? Number.NaN) / early)
}

function once(ratio: number): Spread {
  return spreadOf([ratio])
}
