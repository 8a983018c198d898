import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { AS_BROWSERS_ASK } from './load.ts'
import { type ServerProcess, startServer } from './server-processes.ts'

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** The headers that Node adds to every answer. */
const HEADERS_OF_NODE = ['connection', 'date', 'keep-alive']

/** An answer as it is sent. */
export interface CachedAnswer {
  headers: Record<string, string | string[]>
  base64: string
}

/** The built product as `npm start` runs it, on the embedded database, in a folder of its own. */
export function startProduct(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = path.join(folder, 'data')
  return startServer({
    name: 'product',
    args: ['--enable-source-maps', 'dist/server/main.js'],
    // Held mails would never be sent, and the wait for all mails would not end.
    env: { DATA_DIR: dataDir, LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '100000000', ...settings },
    helper: async () => {
      const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
      return Number.parseInt(pidFile, 10)
    },
    folder,
  })
}

/** A bare `node:http` server that answers everything with the present bytes and headers of this page. */
export async function startBareServer(folder: string, pageUrl: string): Promise<ServerProcess> {
  const page = await request(pageUrl, { headers: AS_BROWSERS_ASK })
  const headers = Object.entries(page.headers).flatMap(([name, value]) =>
    value === undefined || HEADERS_OF_NODE.includes(name) ? [] : [[name, value] as const],
  )
  const answer: CachedAnswer = {
    headers: Object.fromEntries(headers),
    base64: Buffer.from(await page.body.arrayBuffer()).toString('base64'),
  }
  const file = path.join(folder, `answer${new URL(pageUrl).pathname.replaceAll('/', '-')}.json`)
  await writeFile(file, JSON.stringify(answer))
  return startServer({ name: 'node:http', args: [BARE_SERVER, 'PORT', file], folder })
}
