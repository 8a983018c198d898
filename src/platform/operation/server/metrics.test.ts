import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { VERSION } from '#platform/basics/server/version.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { PROGRAM_ENVIRONMENT } from '#tests/support/programs/program-environment.ts'
import { createMetrics } from './metrics.ts'

const TOKEN = 'ein-langes-token-zum-messen'
const RULES = 'deploy/prometheus/alerts.yaml'
/** The scheduled tasks. */
const TASKS = ['rescue-mails', 'serve-waiting-lists', 'remind-of-sessions', 'keep-to-retention']
const SUCCESS = 'morgenfalz_task_last_success_timestamp_seconds'
const FAILURE = 'morgenfalz_task_last_failure_timestamp_seconds'

const start = (settings = {}) => startTestProduct({ METRICS_TOKEN: TOKEN, ...settings })

async function metricsOf(product: TestProduct): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  return (await product.request('/metrics', { headers })).text()
}

const addJob = (product: TestProduct, task: string) =>
  product.pool.query('select graphile_worker.add_job($1, max_attempts := 1)', [task])

test('unsent mails are counted by their age, and registrations by their status', async () => {
  const product = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  await product.pool.query(`
    update mails set created_at = now() - interval '2 hours'
    where id = (select id from mails order by id limit 1)`)
  await product.pool.query(`
    insert into mails (dedupe_key, recipient, subject, status, created_at, held_at) values
      ('a', 'a@example.com', 'a', 'failed', now() - interval '3 days', null),
      ('b', 'a@example.com', 'a', 'failed', now() - interval '3 days', now()),
      ('c', 'a@example.com', 'a', 'waiting', now() - interval '6 minutes', now())`)

  const text = await metricsOf(product)

  expect(text).toMatch(/^morgenfalz_mails_waiting\{age="under 5m"\} 1$/m)
  expect(text).toMatch(/^morgenfalz_mails_waiting\{age="5m to 1h"\} 0$/m)
  expect(text).toMatch(/^morgenfalz_mails_waiting\{age="1h to 1d"\} 1$/m)
  expect(text).toMatch(/^morgenfalz_mails_failed\{age="over 1d"\} 1$/m)
  expect(text).toMatch(/^morgenfalz_mails_held\{age="5m to 1h"\} 1$/m)
  expect(text).toMatch(/^morgenfalz_registrations\{status="pending"\} 2$/m)
  expect(text).toMatch(/^morgenfalz_registrations\{status="confirmed"\} 0$/m)
})

test('every process reports when a task last succeeded and last failed', async () => {
  const product = await start()
  await addJob(product, 'keep-to-retention')
  await vi.waitFor(
    async () =>
      expect(await metricsOf(product)).toMatch(
        new RegExp(`^${SUCCESS}\\{task="keep-to-retention"\\} \\d`, 'm'),
      ),
    POLL_OPTIONS,
  )
  expect(await metricsOf(product)).not.toContain(`${FAILURE}{`)

  await product.pool.query('alter table audit_log rename to audit_log_away')
  await addJob(product, 'keep-to-retention')
  await vi.waitFor(
    async () =>
      expect(await metricsOf(product)).toMatch(
        new RegExp(`^${FAILURE}\\{task="keep-to-retention"\\} \\d`, 'm'),
      ),
    POLL_OPTIONS,
  )
})

test('the time of the last backup is a metric, and so is the time of the last failure', async () => {
  const product = await start()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'metrics-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const before = Date.now() / 1000

  await backup(product, path.join(folder, 'backup'))
  const afterOne = await metricsOf(product)
  // Makes the transaction fail that reads the tables.
  await product.pool.query('alter table drizzle.__drizzle_migrations rename to away')
  await expect(backup(product, path.join(folder, 'second'))).rejects.toThrow('code 42P01')
  const afterTwo = await metricsOf(product)

  const [, seconds] = new RegExp(`^${SUCCESS}\\{task="backup"\\} (\\S+)$`, 'm').exec(afterOne) ?? []
  expect(Number(seconds)).toBeGreaterThan(before - 60)
  expect(afterOne).not.toContain(`${FAILURE}{task="backup"}`)
  expect(afterTwo).toContain(`${FAILURE}{task="backup"}`)
})

test('API calls of pages inside the process are counted separately from those of visitors', async () => {
  const product = await start()
  await product.request('/api/trainings', {}, '203.0.113.7')
  await product.request('/api/trainings')
  await product.request('/api/trainings')

  const text = await metricsOf(product)

  const labels = 'method="GET",route="/api/trainings",status="200"'
  expect(text).toContain(`http_requests_total{${labels}} 1\n`)
  expect(text).toContain(`morgenfalz_internal_requests_total{${labels}} 2\n`)
})

test('answers from the cache are counted on, however often the metrics are read', async () => {
  const metrics = createMetrics({
    pool: new pg.Pool(),
    version: VERSION,
    isWorkerRunning: () => true,
    cachedPages: () => 1,
    readStored: async () => null,
    addStored: () => () => undefined,
  })
  const counted = async () =>
    (await metrics.text()).match(/(?<=^http_requests_total)\{.*$/gm)?.toSorted()

  metrics.countDirectAnswer('cached page', 'GET', 200)
  metrics.countDirectAnswer('cached page', 'GET', 200)
  metrics.countDirectAnswer('cached page', 'GET', 304)
  await counted()
  metrics.countDirectAnswer('cached page', 'GET', 200)
  metrics.countDirectAnswer('file', 'HEAD', 200)

  expect(await counted()).toEqual([
    '{method="GET",route="cached page",status="200"} 3',
    '{method="GET",route="cached page",status="304"} 1',
    '{method="HEAD",route="file",status="200"} 1',
  ])
})

test('version and cached pages are metrics, also without the database', async () => {
  const product = await start()
  const well = await metricsOf(product)
  const bringBack = await product.cutDatabase()
  onTestFinished(bringBack)

  const away = await metricsOf(product)

  expect(well).toContain(`morgenfalz_build_info{version="${VERSION}"} 1\n`)
  expect(well).toMatch(/^morgenfalz_cached_pages 0$/m)
  expect(well).toMatch(/^morgenfalz_database_up 1$/m)
  expect(away).toMatch(/^morgenfalz_database_up 0$/m)
  expect(away).toMatch(/^morgenfalz_cached_pages 0$/m)
  expect(away).not.toMatch(/^morgenfalz_(mails_waiting|registrations)\{/m)
})

test('every metric of the alert rules is there, with every age, state and task that they name', async () => {
  const product = await start()
  const exported = await metricsOf(product)
  const { groups } = parse(await readFile(RULES, 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)

  const types = [...exported.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const names = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  for (const { alert, expr } of rules) {
    const metrics = metricsIn(expr)
    for (const name of metrics) expect.soft(names, `${alert} names ${name}`).toContain(name)
    for (const [, task = ''] of expr.matchAll(/task=~?"([^"]*)"/g))
      expect.soft([...TASKS, 'backup'], alert).toEqual(expect.arrayContaining(task.split('|')))
    for (const [, label, values = ''] of expr.matchAll(/(age|state)=~?"([^"]*)"/g))
      for (const value of values.split('|'))
        expect.soft(exported, alert).toContain(`{${label}="${value}"}`)
  }
})

/** The names of metrics in an expression, without labels, grouping, functions, durations and keywords. */
function metricsIn(expr: string): string[] {
  return [
    ...expr
      .replaceAll(/\{[^}]*\}|\[\w+\]|\b(by|without|on|ignoring) \([^)]*\)|\boffset \w+/g, ' ')
      .matchAll(/[a-z_]\w*(?!\w*\s*\()/g),
  ]
    .map(([word]) => word)
    .filter((word) => !/^(and|or|by|unless|up)$/.test(word))
}

test('Prometheus takes the alert rules and the form of the metrics, where its promtool is installed', async ({
  skip,
}) => {
  if (spawnSync('promtool', ['--version']).status !== 0) return skip('There is no promtool here.')
  const product = await start()
  const input = await metricsOf(product)

  const rules = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })
  const metrics = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input })

  expect(rules.stderr).toBe('')
  expect(rules.status).toBe(0)
  expect(metrics.stdout + metrics.stderr).not.toContain('morgenfalz_')
})

/** Runs `npm run backup -- FOLDER` on the product's database, but without npm. */
function backup({ config }: TestProduct, folder: string) {
  const env = { ...PROGRAM_ENVIRONMENT, DATABASE_URL: config.databaseUrl }
  const args = ['src/app/server/backup-command.ts', 'backup', folder]
  return promisify(execFile)(process.execPath, args, { env })
}
