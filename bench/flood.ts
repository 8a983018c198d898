// node bench/flood.ts: the cost of a flood of addresses that differ in an unknown parameter. Build first.
import path from 'node:path'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { makeRoom } from '../tests/support/database/stored-bookings.ts'
import { fixtureFile } from '../tests/support/fixture/fixture-file.ts'
import { TRAININGS } from '../tests/support/programs/bookers.ts'
import { type BookingFigures, figuresOf } from './booking-clients.ts'
import { bookInProcess, untilMailsAreSent } from './bookings.ts'
import { startProduct } from './contenders.ts'
import { AS_BROWSERS_ASK, DISTINCT, type ServedLoad, underLoad } from './load.ts'
import { type Report, spread, toMarkdown } from './report.ts'
import { type Contender, figureOf, measureInTurns, ratioOf } from './rounds.ts'
import type { ServerProcess } from './server-processes.ts'
import { inWorkFolder } from './work-folder.ts'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 20
const BOOKERS = 4
const PLAIN = 'of `/`'
const FLOOD = 'of `/?n=1`, `/?n=2` and so on'

interface FloodFigures extends ServedLoad {
  /** During the flood. */
  bookings: number
}

/**
 * Measures two floods of requests for one page: all for the same address, and each with a new parameter. Each flood
 * runs once alone and once while visitors book.
 */
export function measureFloods(): Promise<Report> {
  return inWorkFolder('flood', async (folder) => {
    const product = await startProduct(folder, {
      INITIAL_CONTENT: fixtureFile(new Date()),
      LIMIT_BOOKINGS_PER_MINUTE: '100000000',
      TRUST_PROXY: '1',
    })
    const connection = await embeddedConnection(path.join(folder, 'data'))
    await makeRoom(connection)
    const alone = await measureInTurns(
      [
        { name: PLAIN, measure: () => flood(product, false) },
        { name: FLOOD, measure: () => flood(product, true) },
      ],
      { rounds: ROUNDS },
    )
    const besideBookers = (name: string, isDistinct: boolean): Contender<FloodFigures> => ({
      name,
      async measure() {
        const [load, { perSecond }] = await Promise.all([flood(product, isDistinct), book(product)])
        await untilMailsAreSent(connection)
        return { ...load, bookings: perSecond }
      },
    })
    const booked = await measureInTurns([besideBookers(PLAIN, false), besideBookers(FLOOD, true)], {
      rounds: ROUNDS,
    })
    return {
      title: 'A flood of parameters',
      about:
        `${CONNECTIONS} connections that request the home page without pauses, each request with another ` +
        `parameter: alone, and while ${BOOKERS} clients book.`,
      tables: [
        {
          head: ['a flood', 'answers a second', 'CPU ms an answer', 'bookings a second meanwhile'],
          rows: [PLAIN, FLOOD].map((name) => [
            name,
            spread(figureOf(alone, name, 'perSecond'), 0),
            spread(figureOf(alone, name, 'cpuMs'), 3),
            spread(figureOf(booked, name, 'bookings'), 0),
          ]),
        },
      ],
      promises: [
        {
          what: 'processor time an answer, with parameters to plain',
          ratio: ratioOf(alone, 'cpuMs', { measured: FLOOD, reference: PLAIN }),
          atMost: 1.25,
        },
        {
          what: 'bookings a second meanwhile, with parameters to plain',
          ratio: ratioOf(booked, 'bookings', { measured: FLOOD, reference: PLAIN }),
          atLeast: 0.8,
        },
      ],
    }
  })
}

function flood(product: ServerProcess, isDistinct: boolean): Promise<ServedLoad> {
  return underLoad(product, {
    url: `${product.address}/${isDistinct ? `?n=${DISTINCT}` : ''}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: AS_BROWSERS_ASK,
  })
}

async function book({ address }: ServerProcess): Promise<BookingFigures> {
  const bookings = await bookInProcess({
    clients: BOOKERS,
    seconds: SECONDS,
    trainings: TRAININGS,
    by: { address },
  })
  return figuresOf(bookings)
}

if (import.meta.main) console.log(toMarkdown(await measureFloods()))
