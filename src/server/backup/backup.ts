import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../database/migrate.ts'
import { closeToOthers, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import { copyCommand, type SavedTable, tablesToSave } from './tables.ts'

export const BACKUP_FORMAT = 1
export const MANIFEST = 'manifest.json'
export const TABLES_FOLDER = 'tables'
export const MEDIA_FOLDER = 'media'

/** What a backup says of itself. Written last: a folder without it is none. */
export interface BackupManifest {
  format: typeof BACKUP_FORMAT
  madeAt: string
  /** How many migrations the schema had; the product that restores it needs at least these. */
  migrations: number
  tables: (SavedTable & { rows: number; sha256: string })[]
}

/**
 * Writes everything that the product knows into a folder: every table as of one moment, while it goes on working, and
 * the uploaded pictures. Sessions and the counts of limits are left out, as are queued jobs: mails that wait are queued
 * again by the product that reads them.
 *
 * @param folder must not exist; it is there when it is complete
 * @param mediaFolder where uploaded pictures are, unless they are in a store of their own
 */
export async function writeBackup(parts: {
  pool: pg.Pool
  folder: string
  mediaFolder: string | null
  now: Date
}): Promise<BackupManifest> {
  const draft = `${parts.folder}.part`
  await mkdir(path.join(draft, TABLES_FOLDER), { recursive: true, mode: PRIVATE_FOLDER })
  try {
    const manifest = await saveTables(parts.pool, draft, parts.now)
    // After the tables: a picture's file is there before its row, so none that a row names is missing.
    if (parts.mediaFolder) await copyIfThere(parts.mediaFolder, path.join(draft, MEDIA_FOLDER))
    await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: PRIVATE_FILE,
    })
    // Pictures are copied with the modes that they had.
    closeToOthers(draft)
    await rename(draft, parts.folder)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function saveTables(pool: pg.Pool, draft: string, now: Date): Promise<BackupManifest> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const migrations = await appliedMigrations(client)
    const tables: BackupManifest['tables'] = []
    for (const table of await tablesToSave(client)) {
      tables.push({ ...table, ...(await saveTable(client, table, fileOf(draft, table))) })
    }
    await client.query('commit')
    client.release()
    return { format: BACKUP_FORMAT, madeAt: now.toISOString(), migrations, tables }
  } catch (error) {
    // Not back to the pool: its transaction is broken, and perhaps a copy is under way.
    client.release(true)
    throw error
  }
}

async function saveTable(client: pg.ClientBase, table: SavedTable, file: string) {
  const rows = client.query(copyTo(copyCommand(table, 'to stdout')))
  const hash = createHash('sha256')
  const gzip = createGzip()
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(rows, gzip, hashed, createWriteStream(file, { mode: PRIVATE_FILE, flush: true }))
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}

/** The file of a table in a backup's folder. */
export function fileOf(folder: string, { name }: SavedTable): string {
  return path.join(folder, TABLES_FOLDER, `${name}.copy.gz`)
}

/** Copies a folder of pictures; there is none before the first upload. */
export async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
