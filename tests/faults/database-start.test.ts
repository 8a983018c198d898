import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabaseGate } from '../support/database/database-gate.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/database/own-postgres.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { PROGRAM_ENVIRONMENT } from '../support/programs/program-environment.ts'
import { freePort } from '../support/programs/running-product.ts'

let postgres: OwnPostgres

beforeAll(async () => {
  postgres = await startOwnPostgres()
}, 60_000)
afterAll(() => postgres.stop())

/** The built product during its start: its output so far, and a wait for further output. */
async function startOn(databaseUrl: string) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...PROGRAM_ENVIRONMENT,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: path.join(await freshFolder('start'), 'data'),
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => end(child))
  let said = ''
  const onOutput = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }))
  return {
    child,
    ended,
    says: (words: string) => expect.poll(() => said, { timeout: 60_000 }).toContain(words),
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

test('the start waits for a PostgreSQL that does not answer yet, and logs its address', async () => {
  const { gate, stop } = await openDatabaseGate(postgres.url)
  onTestFinished(stop)
  await gate.shut()

  const product = await startOn(gate.url)
  await product.says(`PostgreSQL at ${new URL(gate.url).host} does not answer yet`)
  await gate.open()

  await product.says('Ready:')
})

test('while it waits it can be stopped', async () => {
  const product = await startOn(`postgres://nobody:secret@127.0.0.1:${await freePort()}/none`)
  await product.says('does not answer yet')

  product.child.kill('SIGTERM')

  const { code, said } = await product.ended
  expect(code).toBe(0)
  expect(said).not.toContain('secret')
})

test.each([
  ['another password', { password: 'falsch' }, 'refuses the user "morgenfalz" or the password'],
  ['a database that is not there', { pathname: 'none' }, 'has no database "none"'],
])('what waiting does not mend ends the start with one line: %s', async (_what, change, words) => {
  const address = Object.assign(new URL(postgres.url), change).href

  const { code, said } = await (await startOn(address)).ended

  expect(code).toBe(1)
  const [starting = '', ...others] = said.trim().split('\n')
  expect(JSON.parse(starting)).toMatchObject({ msg: 'starting' })
  expect(others).toEqual([expect.stringContaining(words)])
})

test('a server that is not PostgreSQL is distinguished from one that does not answer yet', async () => {
  const server = createServer((_request, response) => response.end('no database'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }

  const { code, said } = await (await startOn(`postgres://a:b@127.0.0.1:${port}/c`)).ended

  expect(code).toBe(1)
  expect(said).toContain(`What answers at 127.0.0.1:${port} is no PostgreSQL.`)
})
