import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { startProduct } from './contenders.ts'
import { AS_BROWSERS_ASK, underLoad } from './load.ts'
import { type Report, spread } from './report.ts'
import { type Contender, figureOf, measureInTurns } from './rounds.ts'
import { TRAINING_ID } from './sample-training.ts'
import { inWorkFolder } from './work-folder.ts'

const ROUNDS = 3
const FIRST = 'first start, in an empty folder'
const AGAIN = 'start on a database that is there'
const PAGES = ['/', '/en', '/trainings', '/trainings/anmeldung', `/trainings/${TRAINING_ID}`]

/** The time from the start of the process to the first page, and its memory then. */
export function measureStarts(): Promise<Report> {
  return inWorkFolder('start', async (folder) => {
    await (await startProduct(folder)).stop()
    const starts = await measureInTurns(
      [
        {
          name: FIRST,
          async measure() {
            const empty = await mkdtemp(path.join(folder, 'empty-'))
            const figures = await startOnce(empty)
            await rm(empty, { recursive: true })
            return figures
          },
        },
        { name: AGAIN, measure: () => startOnce(folder) },
      ] satisfies Contender<Start>[],
      { rounds: ROUNDS },
    )
    return {
      title: 'Start and memory',
      about:
        'Time from the start of the process to its first answered page, including PostgreSQL. Memory (RSS) of the process then, ' +
        `and after four seconds of load on each of ${PAGES.length} pages, without PostgreSQL.`,
      tables: [
        {
          head: ['', 'first page after, ms', 'MB then', 'MB after load'],
          rows: [FIRST, AGAIN].map((name) => [
            name,
            spread(figureOf(starts, name, 'firstPageMs'), 0),
            spread(figureOf(starts, name, 'mbAtFirst'), 0),
            spread(figureOf(starts, name, 'mbAfterLoad'), 0),
          ]),
        },
      ],
      promises: [],
    }
  })
}

interface Start {
  firstPageMs: number
  mbAtFirst: number
  mbAfterLoad: number
  [figure: string]: number
}

async function startOnce(folder: string): Promise<Start> {
  const product = await startProduct(folder)
  const mbAtFirst = await product.residentMb()
  for (const page of PAGES) {
    await underLoad(product, {
      url: product.address + page,
      connections: 20,
      seconds: 4,
      headers: AS_BROWSERS_ASK,
    })
  }
  const mbAfterLoad = await product.residentMb()
  await product.stop()
  return { firstPageMs: product.firstPageMs, mbAtFirst, mbAfterLoad }
}
