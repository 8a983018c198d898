import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { knownMigrations, migrateDatabase } from '../database/migrate.ts'
import { COPY_STEPS } from '../features/operation/restored-copy.repository.ts'
import { closeToOthers } from '../private-files.ts'
import {
  BACKUP_FORMAT,
  type BackupManifest,
  copyIfThere,
  fileOf,
  MANIFEST,
  MEDIA_FOLDER,
} from './backup.ts'
import { copyCommand } from './tables.ts'

/** The backup or the database is not as it has to be; the message tells the operator what to do. */
export class RestoreError extends Error {}

/**
 * Puts a backup into an empty database: all of it, or nothing. The schema is made as it was then, and brought up to
 * date by the next start of the product.
 *
 * @param mediaFolder where the backup's pictures go; null where they are in a store of their own
 * @param copiedAt now, for a database that becomes a restored copy, from which nothing leaves until an operator makes it
 *   the live product; null where it takes the place of the one that the backup was made of, and is what that one was
 * @throws RestoreError
 */
export async function restoreBackup(parts: {
  pool: pg.Pool
  folder: string
  mediaFolder: string | null
  copiedAt: Date | null
}): Promise<BackupManifest> {
  const { pool, folder, copiedAt } = parts
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkFile(fileOf(folder, table), table.sha256)
  await refuseUnlessEmpty(pool)
  await migrateDatabase(pool, { count: manifest.migrations })
  await fillTables(pool, folder, manifest, (client) => markCopy(client, manifest, copiedAt))
  if (parts.mediaFolder) {
    await copyIfThere(path.join(folder, MEDIA_FOLDER), parts.mediaFolder)
    // A backup that was copied around has the modes that it got there.
    closeToOthers(parts.mediaFolder)
  }
  return manifest
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RestoreError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`)
  })
  const manifest = JSON.parse(text) as BackupManifest
  if (manifest.format !== BACKUP_FORMAT || manifest.migrations > (await knownMigrations())) {
    throw new RestoreError('This backup was made by a newer version of the product. Use that one.')
  }
  return manifest
}

async function checkFile(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch(() => {
    throw new RestoreError(`The backup is damaged: ${file} cannot be read.`)
  })
  if (hash.digest('hex') !== expected)
    throw new RestoreError(`The backup is damaged: ${file} is not what was written.`)
}

async function refuseUnlessEmpty(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rowCount)
    throw new RestoreError(
      'The database is not empty. Restore into a new DATA_DIR, or name an empty database as DATABASE_URL.',
    )
}

async function fillTables(
  pool: pg.Pool,
  folder: string,
  { tables }: BackupManifest,
  finish: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of tables) {
      const name = pg.escapeIdentifier(table.name)
      // What triggers would fill in is in the backup.
      await client.query(`alter table ${name} disable trigger user`)
      const rows = client.query(copyFrom(copyCommand(table, 'from stdin')))
      await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows)
      await client.query(`alter table ${name} enable trigger user`)
      if (rows.rowCount !== table.rows)
        throw new RestoreError(`The backup is damaged: ${table.name} has ${rows.rowCount} rows.`)
    }
    await finish(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** In the transaction of the restore: at no moment is there a database that does not know what it is. */
async function markCopy(
  client: pg.ClientBase,
  { madeAt }: BackupManifest,
  copiedAt: Date | null,
): Promise<void> {
  if (!copiedAt) return
  // The backup may be one of a product that was restored before.
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
