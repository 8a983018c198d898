import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'

const FOLDER = path.resolve('.cache/tests')
const log = pino({ level: 'silent' })
/** `npm run test:long` does more. */
const ROUNDS_OF_STARTS = Number(process.env.ROUNDS_OF_STARTS ?? 5)

async function freshDataDir(): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  const dataDir = await mkdtemp(path.join(FOLDER, 'server-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, log })
  onTestFinished(() => server.stop())
  return server
}

async function query<T extends pg.QueryResultRow>(
  server: EmbeddedServer,
  text: string,
): Promise<T[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(dataDir: string): Promise<number> {
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(pidFile.split('\n')[0])
}

test('it keeps what was stored over a stop and a start', async () => {
  const dataDir = await freshDataDir()
  const first = await start(dataDir)
  await query(first, 'create table kept as select 42 as value')
  await first.stop()

  const second = await start(dataDir)

  expect(await query(second, 'select value from kept')).toEqual([{ value: 42 }])
})

test('it is durable, checks its pages, speaks UTF-8 and sorts German by ICU', async () => {
  const server = await start(await freshDataDir())

  const [settings] = await query(
    server,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses`,
  )
  const sorted = await query<{ name: string }>(
    server,
    `select name from (values ('Zoe'), ('Özil'), ('Otto'), ('Ärger')) v(name) order by name collate "de-x-icu"`,
  )

  expect(settings).toEqual({ fsync: 'on', checksums: 'on', encoding: 'UTF8', addresses: '' })
  expect(sorted.map((row) => row.name)).toEqual(['Ärger', 'Otto', 'Özil', 'Zoe'])
})

test('two processes share one server, and only the last one stops it', async () => {
  const dataDir = await freshDataDir()
  const first = await start(dataDir)
  const second = await start(dataDir)

  await first.stop()
  const stillThere = await query(second, 'select 1 as one')
  await second.stop()

  expect(stillThere).toEqual([{ one: 1 }])
  await expect(query(second, 'select 1')).rejects.toThrow()
})

test('a server that was killed is started again, and nothing that was committed is lost', async () => {
  const dataDir = await freshDataDir()
  const server = await start(dataDir)
  await query(server, 'create table kept as select 42 as value')

  process.kill(await postmasterPid(dataDir), 'SIGKILL')

  await vi.waitFor(
    async () => expect(await query(server, 'select value from kept')).toEqual([{ value: 42 }]),
    {
      timeout: 20_000,
      interval: 100,
    },
  )
})

test('a server that a killed process of the product left behind is taken over', async () => {
  const dataDir = await freshDataDir()
  const left = await startEmbeddedServer({ dataDir, log })
  const pid = await postmasterPid(dataDir)

  const taken = await start(dataDir)

  expect(await postmasterPid(dataDir)).toBe(pid)
  await taken.stop()
  await left.stop()
  await expect(query(taken, 'select 1')).rejects.toThrow()
})

test('a folder with a path too long for a socket works', async () => {
  const dataDir = path.join(await freshDataDir(), 'ein-sehr-langer-ordnername-'.repeat(4))
  const server = await start(dataDir)

  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(String(server.connection.host).length).toBeLessThan(100)
})

test('processes that start at the same moment on a new folder use one server', async () => {
  const dataDir = await freshDataDir()

  const servers = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])

  const pids = await Promise.all(
    servers.map((server) => query(server, 'select pg_postmaster_start_time()::text as at')),
  )
  expect(new Set(pids.map((rows) => JSON.stringify(rows))).size).toBe(1)
})

test('processes that start at any moment after the server was killed agree on one server', async () => {
  const dataDir = await freshDataDir()
  let servers = [await start(dataDir)]

  for (let round = 0; round < ROUNDS_OF_STARTS; round += 1) {
    const apartMs = (40 / ROUNDS_OF_STARTS) * round
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await Promise.all(servers.map((server) => server.stop()))
    servers = await Promise.all([
      start(dataDir),
      pause(apartMs).then(() => start(dataDir)),
      pause(2 * apartMs).then(() => start(dataDir)),
    ])
    const times = await Promise.all(
      servers.map((server) => query(server, 'select pg_postmaster_start_time()::text as at')),
    )
    expect(new Set(times.map((rows) => JSON.stringify(rows))).size, `${apartMs} ms apart`).toBe(1)
  }
})

test.runIf(process.platform === 'linux')(
  'it starts where the number of its killed process was given to another, as in a container after a power cut',
  async () => {
    const dataDir = await freshDataDir()
    const left = await start(dataDir)
    await query(left, 'create table kept as select 42 as value')
    await left.stop()
    const another = spawn('sleep', ['60'])
    onTestFinished(() => void another.kill())
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${another.pid}\n`)

    const server = await start(dataDir)

    expect(await query(server, 'select value from kept')).toEqual([{ value: 42 }])
  },
)
