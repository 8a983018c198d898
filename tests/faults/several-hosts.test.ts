import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { runSql } from '../support/database/stored-bookings.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { PROGRAM_ENVIRONMENT } from '../support/programs/program-environment.ts'

const run = promisify(execFile)

test('of a primary and its standby, commands use the one that takes writes, before and after a fail-over', async () => {
  const primary = await startOwnPostgres()
  onTestFinished(primary.stop)
  const empty = await primary.addDatabase('restored')
  const standby = await primary.startStandby()
  onTestFinished(standby.stop)
  const folder = await freshFolder('several-hosts')
  const backup = path.join(folder, 'backup')
  /** DATABASE_URL with both servers, the standby before the primary. */
  const withBoth = (url: string) => url.replace('@', `@${new URL(standby.url).host},`)
  const command = (databaseUrl: string, ...args: string[]) => {
    const env = { ...PROGRAM_ENVIRONMENT, DATABASE_URL: databaseUrl, DATA_DIR: folder }
    return run(process.execPath, args, { env })
  }
  /** The administrators in a database. */
  const adminsIn = async (url: string) => {
    const connectionString = url.replace(new URL(url).host, new URL(standby.url).host)
    const query = 'select email from admins order by email'
    const rows = await runSql<{ email: string }>({ connectionString }, query)
    return rows.map(({ email }) => email)
  }
  const admin = (...args: string[]) =>
    command(withBoth(primary.url), 'dist/server/admin.js', ...args)

  await admin('create', 'erste@example.com')
  await command(withBoth(primary.url), 'dist/server/backup.js', 'backup', backup)
  await Promise.all([
    command(withBoth(empty), 'dist/server/backup.js', 'restore', backup),
    expect(command(standby.url, 'dist/server/admin.js', 'list')).rejects.toThrow(
      /only reads, as a standby does/,
    ),
  ])

  await primary.shutDown('immediate')
  await standby.promote()
  await admin('create', 'zweite@example.com')

  expect(await adminsIn(empty)).toEqual(['erste@example.com'])
  expect(await adminsIn(primary.url)).toEqual(['erste@example.com', 'zweite@example.com'])
})
