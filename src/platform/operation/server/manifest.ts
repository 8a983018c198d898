import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { knownMigrations } from '#platform/database/server/migrate.ts'
import type { SavedTable } from './tables.ts'

export const MANIFEST = 'manifest.json'
const TABLES_FOLDER = 'tables'
const MEDIA_FOLDER = 'media'
const ENCRYPTED = '.age'

/** Of the layout of a backup. A version refuses every other, with an error message. */
export const BACKUP_FORMAT = 1

const sha256 = z.string()

const manifestSchema = z.object({
  format: z.int(),
  /** When the backup was begun. */
  madeAt: z.iso.datetime(),
  /** How many migrations the schema had; the product that restores it needs at least these. */
  migrations: z.int(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256,
    }),
  ),
  /** The files of uploaded pictures. Null where they are in an S3 store. */
  pictures: z.array(z.object({ name: z.string(), sha256 })).nullable(),
  /** The public keys for which every file but this one is encrypted; absent where none is. */
  encryptedFor: z.array(z.string()).optional(),
})

/** The description of a backup. Written last: a folder without it is no backup. */
export type BackupManifest = z.infer<typeof manifestSchema>

/** The backup or the database is not in the required state. The message tells the operator what to do. */
export class BackupError extends OperatorError {}

/** The paths of a backup's files. Checksums are of the files as stored, compressed and encrypted. */
export function placesIn(folder: string, { encryptedFor }: Pick<BackupManifest, 'encryptedFor'>) {
  const ending = encryptedFor ? ENCRYPTED : ''
  return {
    manifest: path.join(folder, MANIFEST),
    tables: path.join(folder, TABLES_FOLDER),
    media: path.join(folder, MEDIA_FOLDER),
    tableFile: ({ name }: Pick<SavedTable, 'name'>) =>
      path.join(folder, TABLES_FOLDER, `${name}.copy.gz${ending}`),
    pictureFile: ({ name }: { name: string }) =>
      path.join(folder, MEDIA_FOLDER, path.basename(name) + ending),
  }
}

/**
 * Reads the manifest of a backup that this version can restore.
 *
 * @throws BackupError where it is missing, or of a newer version
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const manifest = await findManifest(folder)
  if (!manifest)
    throw new BackupError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`)
  if (!isKnown(manifest) || manifest.migrations > (await knownMigrations()))
    throw new BackupError('This backup was made by a newer version of the product. Use that one.')
  return manifest
}

/** Whether this version knows the layout of a backup. */
export function isKnown({ format }: BackupManifest): boolean {
  return format === BACKUP_FORMAT
}

/** Reads the manifest of a backup; null for a folder that is no backup. */
export async function findManifest(folder: string): Promise<BackupManifest | null> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
