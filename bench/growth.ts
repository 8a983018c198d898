// node bench/growth.ts: the cost of shop and administration calls with growing numbers of registrations
// and dates. Build first.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bookings } from './calls.ts'
import { startProduct } from './contenders.ts'
import { number, type Report, spread, toMarkdown } from './report.ts'
import {
  type Contender,
  type Figures,
  figureOf,
  measureInTurns,
  ratioOf,
  spreadOf,
} from './rounds.ts'
import { TRAINING_ID } from './sample-training.ts'
import { logInAsStaff, STAFF_SETTINGS } from './staff-login.ts'
import { inWorkFolder } from './work-folder.ts'

interface Size {
  registrations: number
  /** Of the sample's four trainings: at most three of each are to come, with at most 20 seats taken. */
  dates: number
}

const FEW: Size = { registrations: 1_000, dates: 8 }
const MANY: Size = { registrations: 100_000, dates: 500 }
const SIZES: readonly Size[] = [FEW, { registrations: 10_000, dates: 50 }, MANY]
const ROUNDS = 7
/** Of each call, one after the other. */
const CALLS_A_ROUND = 30
const SEED = fileURLToPath(new URL('./seed-registrations.ts', import.meta.url))
const run = promisify(execFile)

interface Call {
  name: string
  path: string
  /** The request's body; a call without one is a GET. */
  body?: object
}

const [booking = {}] = bookings(1)
const SHOP: readonly Call[] = [
  { name: 'a cached page', path: '/trainings' },
  { name: 'a page that is rendered', path: '/trainings/anmeldung?package=single' },
  { name: 'all trainings', path: '/api/trainings' },
  { name: 'one training', path: `/api/trainings/${TRAINING_ID}` },
  { name: 'packages and prices', path: '/api/packages' },
  { name: 'a booking of four seats', path: '/api/registrations', body: booking },
]
const DASHBOARD: readonly Call[] = [
  { name: 'newest registrations', path: '/api/admin/registrations?limit=100' },
  { name: 'by company', path: '/api/admin/registrations?limit=100&sort=company&direction=asc' },
  { name: 'of a training', path: `/api/admin/registrations?limit=100&training=${TRAINING_ID}` },
  { name: 'a search', path: '/api/admin/registrations?limit=100&q=j%C3%B6rg' },
  { name: 'newest attendees', path: '/api/admin/attendees?limit=100' },
  { name: 'key figures', path: '/api/admin/figures' },
]

/** The cost of calls with growing numbers of registrations and dates in the database. */
export function measureGrowth(): Promise<Report> {
  return inWorkFolder('growth', async (folder) => {
    const contenders: Contender[] = []
    for (const size of SIZES)
      contenders.push(await contenderOf(size, path.join(folder, `${size.registrations}`)))
    const rounds = await measureInTurns(contenders, { rounds: ROUNDS })
    const [least, most] = [nameOf(FEW), nameOf(MANY)]
    const growth = ({ name }: Call) => ratioOf(rounds, name, { measured: most, reference: least })
    const rowsOf = (calls: readonly Call[]) =>
      calls.map((call) => [
        call.name,
        ...SIZES.map((size) => spread(figureOf(rounds, nameOf(size), call.name), 1)),
        spread(growth(call)),
      ])
    const head = (what: string) => [what, ...SIZES.map(nameOf), `${most} to ${least}`]
    return {
      title: 'Growth',
      about: `Milliseconds from the request to the last byte of the answer, one call after the other, with so many registrations and dates in the database: ${SIZES.map(({ registrations, dates }) => `${number(registrations)} for ${dates} dates`).join(', ')}. Of 8 dates 4 are still to come, of 50 and of 500 dates 12: three of each training.`,
      tables: [
        { head: head('shop, ms'), rows: rowsOf(SHOP) },
        { head: head('administration, ms'), rows: rowsOf(DASHBOARD) },
      ],
      promises: SHOP.map((call) => ({
        what: `${call.name}, at ${most} registrations to ${least}`,
        ratio: growth(call),
        atMost: 1.3,
      })),
    }
  })
}

function nameOf({ registrations }: Size): string {
  return number(registrations)
}

/** A separate product of that size. */
async function contenderOf(size: Size, folder: string): Promise<Contender> {
  const where = { DATA_DIR: path.join(folder, 'data') }
  await run(process.execPath, [SEED, String(size.registrations), '--dates', String(size.dates)], {
    env: { PATH: process.env.PATH, ...where, LOG_LEVEL: 'error' },
  })
  const { address } = await startProduct(folder, {
    ...STAFF_SETTINGS,
    LIMIT_BOOKINGS_PER_MINUTE: '100000000',
  })
  const cookie = await logInAsStaff(address)
  const measure = async () => {
    const figures: Record<string, number> = {}
    for (const call of [...SHOP, ...DASHBOARD]) {
      const times: number[] = []
      for (let count = 0; count < CALLS_A_ROUND; count += 1) {
        times.push(await timeOf(address + call.path, cookie, call.body))
      }
      figures[call.name] = spreadOf(times).median
    }
    return figures satisfies Figures
  }
  return { name: nameOf(size), measure }
}

/** @throws Error if the answer is not successful: failures are not measured */
async function timeOf(url: string, cookie: string, body?: object): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, {
    headers: body ? { 'content-type': 'application/json' } : { cookie },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`)
  return performance.now() - begun
}

if (import.meta.main) console.log(toMarkdown(await measureGrowth()))
