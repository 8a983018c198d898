import { startBareServer, startProduct } from './contenders.ts'
import { AS_BROWSERS_ASK, type LoadSettings, type ServedLoad, underLoad } from './load.ts'
import { buildNextApp, NEXT_PAGES, type NextApp } from './next-app.ts'
import { number, type Report, spread, type Table } from './report.ts'
import { type Contender, figureOf, measureInTurns, type Rounds, ratioOf } from './rounds.ts'
import type { ServerProcess } from './server-processes.ts'
import { inWorkFolderWithNext } from './work-folder.ts'

const ROUNDS = 5
/** One page that every firm has, and one that shows database content. */
const HOME = '/'
const SHOP = '/trainings'
const READS_OF_SHOP = ['/api/trainings', '/api/packages', '/api/cms/content']
/** A page that depends on a parameter of its address, so that it is rendered for every request. */
const BOOKING = '/trainings/anmeldung?package=single'
const READS_OF_BOOKING = ['/api/trainings', '/api/packages']

const BARE = 'bare node:http'
const CACHED = 'cached page'
const RENDERED = 'page rendered for the request'
const NEXT_STATIC = 'Next.js static'
const NEXT_PLAIN = 'Next.js static, without compression'
const NEXT_DYNAMIC = 'Next.js dynamic'
const NEXT_LEAST = 'Next.js dynamic, one client component'

/** The cost of pages, compared with a bare Node server and with the same page in Next.js. */
export function measurePages(): Promise<Report> {
  return inWorkFolderWithNext('pages', comparePages)
}

async function comparePages(folder: string, elsewhere: string): Promise<Report> {
  const product = await startProduct(folder)
  const next = await shopInNext(product, elsewhere)
  const nextServer = await next.start()
  const plainServer = await next.start({ compress: false })
  const home = await measureInTurns(
    [
      asked(BARE, await startBareServer(folder, product.address + HOME)),
      asked(CACHED, product, HOME),
    ],
    { rounds: ROUNDS },
  )
  const shop = await measureInTurns(
    [
      asked(BARE, await startBareServer(folder, product.address + SHOP)),
      asked(CACHED, product, SHOP),
      asked(NEXT_STATIC, nextServer, NEXT_PAGES.static),
      asked(NEXT_PLAIN, plainServer, NEXT_PAGES.static),
    ],
    { rounds: ROUNDS, warmUps: 2 },
  )
  const booking = await measureInTurns(
    [
      asked(RENDERED, product, BOOKING, FEW),
      asked(NEXT_DYNAMIC, nextServer, NEXT_PAGES.dynamic, FEW),
      asked(NEXT_LEAST, nextServer, NEXT_PAGES.dynamicClient, FEW),
    ],
    { rounds: ROUNDS, warmUps: 2 },
  )
  return {
    title: 'Pages',
    about:
      `Each with ${MANY.connections} keep-alive connections; pages that are rendered for every request with ` +
      `${FEW.connections}. Next.js ${next.version} shows the same elements, texts and data; without compression it is measured ` +
      'as behind a proxy that compresses. Its dynamic page reads its data from the API, whose processor time is ' +
      "not counted. The product's time includes PostgreSQL.",
    tables: [tableOf(HOME, home), tableOf(SHOP, shop), tableOf(BOOKING, booking)],
    promises: [
      {
        what: `processor time, cached page \`${HOME}\` to bare node:http`,
        ratio: ratioOf(home, 'cpuMs', { measured: CACHED, reference: BARE }),
        atMost: 1 / 0.7,
      },
      {
        what: `processor time, cached page \`${SHOP}\` to bare node:http`,
        ratio: ratioOf(shop, 'cpuMs', { measured: CACHED, reference: BARE }),
        atMost: 1 / 0.7,
      },
      {
        what: 'requests a second, cached page to Next.js static',
        ratio: ratioOf(shop, 'perSecond', { measured: CACHED, reference: NEXT_STATIC }),
        atLeast: 5,
      },
      {
        what: 'processor time, rendered page to Next.js dynamic',
        ratio: ratioOf(booking, 'cpuMs', { measured: RENDERED, reference: NEXT_DYNAMIC }),
        atMost: 0.4,
      },
    ],
  }
}

async function shopInNext(product: ServerProcess, folder: string): Promise<NextApp> {
  const pageOf = async (address: string, reads: readonly string[]) => ({
    html: await (await fetch(product.address + address)).text(),
    reads: reads.map((read) => product.address + read),
  })
  return buildNextApp(
    folder,
    await pageOf(SHOP, READS_OF_SHOP),
    await pageOf(BOOKING, READS_OF_BOOKING),
  )
}

type Load = Omit<LoadSettings, 'url'>
const MANY: Load = { connections: 50, seconds: 4, headers: AS_BROWSERS_ASK }
/** Few connections, because pages are rendered one at a time; more would only wait. */
const FEW: Load = { connections: 8, seconds: 6, headers: AS_BROWSERS_ASK }

function asked(
  name: string,
  server: ServerProcess,
  address = '/',
  load = MANY,
): Contender<ServedLoad> {
  return { name, measure: () => underLoad(server, { ...load, url: server.address + address }) }
}

function tableOf(page: string, rounds: Rounds<ServedLoad>): Table {
  const rows = [...rounds.keys()].map((name) => [
    name,
    spread(figureOf(rounds, name, 'perSecond'), 0),
    spread(figureOf(rounds, name, 'cpuMs'), 3),
    spread(figureOf(rounds, name, 'coresBusy'), 2),
    spread(figureOf(rounds, name, 'p99Ms'), 1),
    number(figureOf(rounds, name, 'bytesPerAnswer').median),
  ])
  return {
    head: [
      `\`${page}\``,
      'answers a second',
      'CPU ms an answer',
      'cores busy',
      '99th percentile, ms',
      'bytes',
    ],
    rows,
  }
}
