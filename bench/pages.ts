import { startBareServer, startProduct } from './contenders.ts'
import { AS_BROWSERS_ASK, type ServedLoad, underLoad } from './load.ts'
import { number, type Report, spread } from './report.ts'
import { type Contender, figureOf, measureInTurns, ratioOf } from './rounds.ts'
import type { ServerProcess } from './server-processes.ts'
import { inWorkFolder } from './work-folder.ts'

const ROUNDS = 5
const LOAD = { connections: 50, seconds: 4, headers: AS_BROWSERS_ASK }
const OURS = 'kept page'
const BARE = 'bare node:http'

/** What a page costs, beside the least that Node can do. */
export function measurePages(): Promise<Report> {
  return inWorkFolder('pages', async (folder) => {
    const product = await startProduct(folder)
    const bare = await startBareServer(folder, `${product.address}/`)
    const contender = (name: string, server: ServerProcess): Contender<ServedLoad> => ({
      name,
      measure: () => underLoad(server, { ...LOAD, url: `${server.address}/` }),
    })
    const rounds = await measureInTurns([contender(BARE, bare), contender(OURS, product)], {
      rounds: ROUNDS,
    })
    const rows = [BARE, OURS].map((name) => [
      name,
      spread(figureOf(rounds, name, 'perSecond'), 0),
      spread(figureOf(rounds, name, 'cpuMs'), 3),
      spread(figureOf(rounds, name, 'coresBusy'), 2),
      number(figureOf(rounds, name, 'bytesPerAnswer').median),
    ])
    return {
      title: 'Pages',
      about: `\`/\` to ${LOAD.connections} connections that are kept alive.`,
      tables: [{ head: ['', 'answers a second', 'CPU ms an answer', 'cores busy', 'bytes'], rows }],
      promises: [
        {
          what: 'requests a second, kept page to bare node:http',
          ratio: ratioOf(rounds, 'perSecond', { ours: OURS, theirs: BARE }),
          atLeast: 0.7,
        },
      ],
    }
  })
}
