import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'
import { appliedMigrations } from '#platform/database/server/migrate.ts'
import { encryption, type Stage } from './encryption.ts'
import { BACKUP_FORMAT, BackupError, type BackupManifest, placesIn } from './manifest.ts'
import { copyCommand, tablesToSave } from './tables.ts'

/** Stands between a backup's name and random letters in the name of its folder while it is being written. */
export const DRAFT = '.part-'

/**
 * Writes a backup into a folder: every table as of one moment, while the product keeps running, and the uploaded
 * pictures. Sessions and rate limits are left out, as are queued jobs: after a restore the product queues waiting mails
 * again. Where it fails or is aborted, nothing is left of it.
 *
 * @param folder must not exist; it appears when it is complete
 * @param mediaFolder where uploaded pictures are; null where they are in an S3 store
 * @param encryptFor public keys of age, for which all but the manifest is encrypted; not encrypted where it is empty
 * @throws BackupError where the folder exists; the reason of `signal` when it is aborted
 */
export async function writeBackup(parts: {
  pool: pg.Pool
  folder: string
  mediaFolder: string | null
  now: Date
  encryptFor?: readonly string[]
  signal?: AbortSignal | undefined
}): Promise<BackupManifest> {
  const { pool, folder, mediaFolder, now, encryptFor = [], signal } = parts
  await refuseExisting(folder)
  await mkdir(path.dirname(folder), { recursive: true, mode: PRIVATE_FOLDER })
  const draft = await mkdtemp(folder + DRAFT)
  const isEncrypted = encryptFor.length > 0
  const head = {
    format: BACKUP_FORMAT,
    madeAt: now.toISOString(),
    ...(isEncrypted && { encryptedFor: [...encryptFor] }),
  }
  const places = placesIn(draft, head)
  const save = savingFiles(isEncrypted ? encryption(encryptFor) : null, signal)
  try {
    const saved = await saveTables(pool, places, save)
    // After the tables: a picture's file is written before its row, so every picture with a saved row is found.
    const pictures = mediaFolder ? await savePictures(mediaFolder, places, save) : null
    const manifest: BackupManifest = { ...head, ...saved, pictures }
    await writeFile(places.manifest, `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: PRIVATE_FILE,
      flush: true,
    })
    signal?.throwIfAborted()
    await refuseExisting(folder)
    await rename(draft, folder)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupError(`${folder} exists already. Name a folder that does not.`)
}

async function saveTables(
  pool: pg.Pool,
  places: Places,
  save: SaveFile,
): Promise<Pick<BackupManifest, 'migrations' | 'tables'>> {
  await mkdir(places.tables, { mode: PRIVATE_FOLDER })
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('begin isolation level repeatable read, read only')
    const migrations = await appliedMigrations(client)
    const tables: BackupManifest['tables'] = []
    for (const table of await tablesToSave(client)) {
      const rows = client.query(copyTo(copyCommand(table, 'to stdout')))
      const sha256 = await save(places.tableFile(table), rows, createGzip())
      tables.push({ ...table, rows: rows.rowCount, sha256 })
    }
    await client.query('commit')
    isBroken = false
    return { migrations, tables }
  } finally {
    // The connection is closed instead of reused where its transaction failed, perhaps in the middle of a copy.
    client.release(isBroken)
  }
}

async function savePictures(mediaFolder: string, places: Places, save: SaveFile) {
  await mkdir(places.media, { mode: PRIVATE_FOLDER })
  const pictures: { name: string; sha256: string }[] = []
  for (const name of await namesIn(mediaFolder)) {
    const picture = createReadStream(path.join(mediaFolder, name))
    const sha256 = await save(places.pictureFile({ name }), picture)
    pictures.push({ name, sha256 })
  }
  return pictures
}

/**
 * The names of the picture files, without those that are still being written. Empty where the folder does not exist
 * yet.
 */
async function namesIn(mediaFolder: string): Promise<string[]> {
  const entries = await readdir(mediaFolder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => name)
    .toSorted()
}

type Places = ReturnType<typeof placesIn>
/** @returns the checksum of the file */
type SaveFile = (file: string, source: Readable, ...transforms: Transform[]) => Promise<string>

function savingFiles(encrypt: Stage | null, signal: AbortSignal | undefined): SaveFile {
  return async (file, source, ...transforms) => {
    const hash = createHash('sha256')
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const target = createWriteStream(file, { mode: PRIVATE_FILE, flush: true })
    const stages = [...transforms, ...(encrypt ? [encrypt()] : []), hashed]
    await pipeline([source, ...stages, target], { ...(signal && { signal }) })
    return hash.digest('hex')
  }
}
