import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  restrictToOwner,
} from '#platform/basics/server/private-files.ts'
import { migrateInTransaction } from '#platform/database/server/migrate.ts'
import { sentenceOf } from '#platform/log/server/error-sentence.ts'
import { decryption, type KeyPair, type Stage } from './encryption.ts'
import { BackupError, type BackupManifest, placesIn, readManifest } from './manifest.ts'
import { COPY_STEPS } from './restored-copy.repository.ts'
import { copyCommand } from './tables.ts'

/** A backup that has been checked and, where it is encrypted, can be decrypted. */
export interface OpenBackup {
  folder: string
  manifest: BackupManifest
  decrypt: Stage | null
}

/**
 * Checks that a backup can be restored, before anything is written: its version is known, the checksums of its files
 * are right, and one of the keys fits.
 *
 * @throws BackupError
 */
export async function openBackup(
  folder: string,
  keys: readonly KeyPair[] = [],
): Promise<OpenBackup> {
  const manifest = await readManifest(folder)
  const { encryptedFor } = manifest
  if (encryptedFor) refuseOtherKeys(encryptedFor, keys)
  await checkFiles(folder, manifest)
  return { folder, manifest, decrypt: encryptedFor ? decryption(keys) : null }
}

function refuseOtherKeys(encryptedFor: string[], keys: readonly KeyPair[]): void {
  if (keys.some(({ publicKey }) => encryptedFor.includes(publicKey))) return
  const fault =
    keys.length === 0
      ? 'The backup is encrypted. Name the file with its private key: --key FILE'
      : 'The private key is not the one of the backup.'
  throw new BackupError(`${fault} (Its public key is ${encryptedFor.join(' or ')}.)`)
}

/**
 * Restores a backup into an empty database: all of it, or nothing. Schema, rows and pictures exist once the transaction
 * is committed. The schema is that of the backup; the next start of the product migrates it.
 *
 * @param backup from {@link openBackup}
 * @param mediaFolder where the backup's pictures are written; null where they are in an S3 store
 * @param copiedAt now, for a database that becomes a restored copy, which sends nothing until an operator makes it the
 * live product; null where it replaces the original database and keeps that one's state
 * @throws BackupError
 */
export async function restoreBackup(parts: {
  pool: pg.Pool
  backup: OpenBackup
  mediaFolder: string | null
  copiedAt: Date | null
}): Promise<BackupManifest> {
  const { pool, backup, mediaFolder, copiedAt } = parts
  const { manifest } = backup
  const written: string[] = []
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('begin')
    await migrateInTransaction(client, manifest.migrations, () => refuseUnlessEmpty(client))
    await fillTables(client, backup)
    await recordRestore(client, manifest, copiedAt)
    if (mediaFolder) await restorePictures(backup, mediaFolder, written)
    await client.query('commit')
    isBroken = false
    return manifest
  } catch (error) {
    // Where deleting fails as well, the first error is the one to report.
    for (const file of written) await rm(file, { force: true }).catch(() => undefined)
    throw error instanceof BackupError ? error : failure(error)
  } finally {
    // Closing the connection ends a transaction that is not committed.
    client.release(isBroken)
  }
}

function failure(cause: unknown): BackupError {
  const words = 'The restore failed and left nothing behind; restore again when this is repaired'
  return new BackupError(`${words}: ${sentenceOf(cause)}`, { cause })
}

async function checkFiles(folder: string, manifest: BackupManifest): Promise<void> {
  const { tables, pictures } = manifest
  const { tableFile, pictureFile } = placesIn(folder, manifest)
  for (const table of tables) await checkFile(tableFile(table), table.sha256)
  for (const picture of pictures ?? []) await checkFile(pictureFile(picture), picture.sha256)
}

async function checkFile(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch(() => {
    throw new BackupError(`The backup is damaged: ${file} cannot be read.`)
  })
  if (hash.digest('hex') !== expected)
    throw new BackupError(`The backup is damaged: ${file} does not match its checksum.`)
}

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rowCount)
    throw new BackupError(
      'The database is not empty. Restore into a new DATA_DIR, or name an empty database as DATABASE_URL.',
    )
}

async function fillTables(client: pg.ClientBase, backup: OpenBackup): Promise<void> {
  const { folder, manifest } = backup
  const { tableFile } = placesIn(folder, manifest)
  for (const table of manifest.tables) {
    const name = pg.escapeIdentifier(table.name)
    // The values that triggers would write are in the backup.
    await client.query(`alter table ${name} disable trigger user`)
    const rows = client.query(copyFrom(copyCommand(table, 'from stdin')))
    await pipeline([...savedFile(backup, tableFile(table)), createGunzip(), rows])
    await client.query(`alter table ${name} enable trigger user`)
    if (rows.rowCount !== table.rows)
      throw new BackupError(`The backup is damaged: ${table.name} has ${rows.rowCount} rows.`)
  }
}

/** The streams that read a saved file. */
function savedFile({ decrypt }: OpenBackup, file: string) {
  return [createReadStream(file), ...(decrypt ? [decrypt()] : [])]
}

/**
 * Marks the database as a restored copy. In the transaction of the restore, so that the copy is never seen without its
 * mark.
 */
async function recordRestore(
  client: pg.ClientBase,
  { madeAt }: BackupManifest,
  copiedAt: Date | null,
): Promise<void> {
  if (!copiedAt) return
  // The backup may have been made from a copy, and then contains the mark of that earlier restore.
  await client.query('delete from installation_steps where step = any($1)', [
    Object.values(COPY_STEPS),
  ])
  await client.query('insert into installation_steps (step, done_at) values ($1, $2), ($3, $4)', [
    COPY_STEPS.backup,
    madeAt,
    COPY_STEPS.copy,
    copiedAt,
  ])
}

/** @param written collects the names of files before they are created, but not of files that existed already */
async function restorePictures(
  backup: OpenBackup,
  mediaFolder: string,
  written: string[],
): Promise<void> {
  const { folder, manifest } = backup
  const from = placesIn(folder, manifest)
  const listed = manifest.pictures ?? []
  if (listed.length === 0) return
  await mkdir(mediaFolder, { recursive: true, mode: PRIVATE_FOLDER })
  for (const picture of listed) {
    const target = path.join(mediaFolder, path.basename(picture.name))
    const part = `${target}.part`
    written.push(part)
    await pipeline([
      ...savedFile(backup, from.pictureFile(picture)),
      createWriteStream(part, { mode: PRIVATE_FILE, flush: true }),
    ])
    if (!existsSync(target)) written.push(target)
    await rename(part, target)
  }
  // The folder may have existed with other permissions.
  restrictToOwner(mediaFolder)
}
