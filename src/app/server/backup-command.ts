import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runMigrations as migrateWorker } from 'graphile-worker'
import type pg from 'pg'
import { pino } from 'pino'
import { systemClock } from '#platform/basics/server/clock.ts'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { type Config, readConfig } from '#platform/config/server/config.ts'
import { readEnvironment } from '#platform/config/server/environment.ts'
import { type Database, openDatabase } from '#platform/database/server/database.ts'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { sentenceOf } from '#platform/log/server/error-sentence.ts'
import { createLog } from '#platform/log/server/log.ts'
import { writeBackup } from '#platform/operation/server/backup.ts'
import { readKeys, writeNewKeys } from '#platform/operation/server/encryption.ts'
import { keepNewest } from '#platform/operation/server/keep-newest.ts'
import type { BackupManifest } from '#platform/operation/server/manifest.ts'
import { openBackup, restoreBackup } from '#platform/operation/server/restore.ts'
import { makeLive } from '#platform/operation/server/restored-copy.service.ts'
import { recordingRun } from '#platform/operation/server/task-runs.service.ts'
import { mediaFolderIn } from '#platform/pictures/server/image-store.ts'
import { tellUntold } from '#shop/telling/server/tell.service.ts'
import { runCommand } from './run-command.ts'
import { stopSignals } from './stop-signals.ts'

const USAGE = `Usage: npm run backup [-- [FOLDER] [--keep NUMBER]]
       npm run backup -- --new-key FILE
       npm run restore -- FOLDER [--key FILE]
       npm run rehearse -- FOLDER [--key FILE]
       npm run live
       npm run move -- postgres://user:password@host/database`

/** The options that each command takes besides a folder. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  backup: ['keep', 'new-key'],
  restore: ['key'],
  rehearse: ['key'],
}

const silentLog = pino({ level: 'silent' })

await runCommand(() => runWith(process.argv.slice(2)))

async function runWith(args: string[]): Promise<void> {
  const { command, where, options } = readArguments(args)
  // Keys are generated on another machine than the product's, so without its settings.
  const newKey = options['new-key']
  if (command === 'backup' && newKey !== undefined) return generateKeys(newKey)
  const config = readConfig(readEnvironment())
  if (command === 'backup') return backup(config, where, options.keep)
  if (command === 'restore' && where) return restore(config, where, options.key)
  if (command === 'rehearse' && where) return rehearseRestore(where, options.key)
  if (command === 'live' && !where) return live(config)
  if (command === 'move' && where) return move(config, where)
  throw new OperatorError(USAGE)
}

/** @throws OperatorError with the usage */
function readArguments(args: string[]) {
  const { values, positionals } = parseOrRefuse(args)
  const [command = '', where, ...more] = positionals
  const known = OPTIONS[command] ?? []
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const isCount = keep === undefined || (Number.isInteger(keep) && keep > 0)
  const isAlone = values['new-key'] === undefined || (where ?? keep) === undefined
  const areKnown = Object.keys(values).every((name) => known.includes(name))
  if (more.length > 0 || !isCount || !isAlone || !areKnown) throw new OperatorError(USAGE)
  return { command, where, options: { ...values, keep } }
}

function parseOrRefuse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { keep: text, key: text, 'new-key': text },
    })
  } catch {
    throw new OperatorError(USAGE)
  }
}

async function generateKeys(file: string): Promise<void> {
  const publicKey = await writeNewKeys(path.resolve(file), systemClock.now())
  printLine(
    `${file} holds a new private key. Keep it away from the machine that the product runs on,`,
  )
  printLine('and keep a second copy: without it no backup that is made for it can be read.')
  printLine('To encrypt backups for it, set:')
  printLine(`BACKUP_PUBLIC_KEY=${publicKey}`)
}

async function backup(
  config: Config,
  where: string | undefined,
  keep: number | undefined,
): Promise<void> {
  const now = systemClock.now()
  const folder = path.resolve(where ?? path.join('backups', now.toISOString().replaceAll(':', '-')))
  const mediaFolder = mediaFolderOf(config)
  const encryptFor = config.backupPublicKeys
  const signal = stopSignals()
  const manifest = await withDatabase(config, (pool, db) =>
    recordingRun(
      db,
      'backup',
      () => writeBackup({ pool, folder, mediaFolder, now, encryptFor, signal }),
      warnOfUnrecordedPictures,
    ),
  )
  const what = `${rowsOf(manifest)} rows${mediaFolder ? ' and the pictures' : ''}`
  printLine(`${folder} holds ${what}${manifest.encryptedFor ? ', encrypted' : ''}.`)
  if (keep === undefined) return
  for (const deleted of await keepNewest(path.dirname(folder), keep, now))
    printLine(`${deleted} was deleted.`)
}

/** Runs without the product's settings: the restored copy connects to none of its services. */
async function rehearseRestore(where: string, keyFile: string | undefined): Promise<void> {
  // Loaded only here: the product's bundle is large, and no other command needs it.
  const [{ rehearse }, { builtProduct }] = await Promise.all([
    import('./rehearse.ts'),
    import('./built-product.ts'),
  ])
  const log = createLog({ logLevel: 'error' }, process.stderr)
  const isFine = await rehearse({
    ...builtProduct('http://localhost:3000', log),
    folder: path.resolve(where),
    keys: await keysIn(keyFile),
    print: printLine,
    log,
    stopping: stopSignals(),
  })
  printLine(isFine ? 'The backup can be restored.' : 'The backup cannot be relied on.')
  if (!isFine) process.exitCode = 1
}

/** Warns that the time of this backup was not stored: a standby is read-only. */
function warnOfUnrecordedPictures(error: unknown): void {
  process.stderr.write(
    `The time of this backup was not recorded for /metrics: ${sentenceOf(error)}\n`,
  )
}

async function restore(config: Config, where: string, keyFile: string | undefined): Promise<void> {
  const opened = await openBackup(path.resolve(where), await keysIn(keyFile))
  const mediaFolder = mediaFolderOf(config)
  const manifest = await withDatabase(config, (pool) =>
    restoreBackup({ pool, backup: opened, mediaFolder, copiedAt: systemClock.now() }),
  )
  printLine(`${rowsOf(manifest)} rows as of ${manifest.madeAt} were restored. Start the product.`)
  printLine('It is a restored copy: it sends no mail and calls no other service.')
  printLine('To make it the live product: npm run live')
}

/** Makes the restored copy the live product. May run before the product is started on the copy, and while it runs. */
async function live(config: Config): Promise<void> {
  const { db, pool, close } = await openDatabase(config, silentLog)
  try {
    // The schema may still be that of the backup, from an older version.
    await migrateDatabase(pool.connectionSettings)
    await migrateWorker({ pgPool: pool })
    const now = systemClock.now()
    const { staff } = config.mail
    const { unconfirmedMailsPerHour: unconfirmedPerHour } = config.limits
    const done = await makeLive(db, now, () => tellUntold(db, { staff, unconfirmedPerHour, now }))
    if (!done) throw new OperatorError('This is no restored copy: it is the live product already.')
    const { heldMails, droppedReminders } = done
    printLine('This is the live product now.')
    if (heldMails + droppedReminders === 0) return
    printLine(
      `Of what waited in the backup, ${heldMails} mails are kept for staff, who find them in the administration, ` +
        `and ${droppedReminders} reminders are created again where they are still due.`,
    )
  } finally {
    await close()
  }
}

/** Copies the database to another server. Nothing is deleted from the old one. Pictures stay where they are. */
async function move(config: Config, databaseUrl: string): Promise<void> {
  const parent = await mkdtemp(path.join(config.dataDir, 'move-'))
  const folder = path.join(parent, 'backup')
  try {
    await withDatabase(config, async (pool) => {
      await refuseWhileInUse(pool)
      return writeBackup({ pool, folder, mediaFolder: null, now: systemClock.now() })
    })
    const opened = await openBackup(folder)
    const target = readConfig({ ...readEnvironment(), DATABASE_URL: databaseUrl })
    const manifest = await withDatabase(target, (pool) =>
      // A moved database keeps its state: the live product stays live, a restored copy stays a copy.
      restoreBackup({ pool, backup: opened, mediaFolder: null, copiedAt: null }),
    )
    printLine(
      `${rowsOf(manifest)} rows are there. Set DATABASE_URL to that address and start the product.`,
    )
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}

async function withDatabase<T>(
  config: Config,
  work: (pool: pg.Pool, db: Database) => Promise<T>,
): Promise<T> {
  const { pool, db, close } = await openDatabase(config, silentLog)
  try {
    return await work(pool, db)
  } finally {
    await close()
  }
}

async function keysIn(file: string | undefined) {
  return file === undefined ? [] : readKeys(file)
}

/** The folder of pictures on this machine; null where they are in an S3 store, which has its own backups. */
function mediaFolderOf({ s3, dataDir }: Config): string | null {
  return s3 ? null : mediaFolderIn(dataDir)
}

/** A booking that is made after the copy would be lost. */
async function refuseWhileInUse(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rowCount)
    throw new OperatorError('Stop the product first: changes made meanwhile would not be moved.')
}

function rowsOf({ tables }: BackupManifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
