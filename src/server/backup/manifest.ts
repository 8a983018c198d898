import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { knownMigrations } from '../database/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import type { SavedTable } from './tables.ts'

export const MANIFEST = 'manifest.json'
const TABLES_FOLDER = 'tables'
const MEDIA_FOLDER = 'media'
const ENCRYPTED = '.age'

/** Versions before encryption know the first alone, and refuse the other in one sentence. */
export const BACKUP_FORMATS = { plain: 1, encrypted: 2 } as const
const KNOWN_FORMATS: readonly number[] = Object.values(BACKUP_FORMATS)

const sha256 = z.string()

const manifestSchema = z.object({
  format: z.int(),
  /** When it was begun. */
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
  /** The files of uploaded pictures. Null where they are in a store of their own; absent in backups of older versions. */
  pictures: z.array(z.object({ name: z.string(), sha256 })).nullish(),
  /** The public keys for which every file but this one is encrypted; absent where none is. */
  encryptedFor: z.array(z.string()).optional(),
})

/** What a backup says of itself. Written last: a folder without it is none. */
export type BackupManifest = z.infer<typeof manifestSchema>

/** The backup or the database is not as it has to be; the message tells the operator what to do. */
export class BackupError extends OperatorError {}

/** Where a backup's parts are in its folder. The checksums are those of the files as they are there. */
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
 * The manifest of a backup that this version can restore.
 *
 * @throws BackupError
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const manifest = await findManifest(folder)
  if (!manifest)
    throw new BackupError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`)
  if (!isKnown(manifest) || manifest.migrations > (await knownMigrations()))
    throw new BackupError('This backup was made by a newer version of the product. Use that one.')
  return manifest
}

/** Whether this version knows where the files of a backup are. */
export function isKnown({ format }: BackupManifest): boolean {
  return KNOWN_FORMATS.includes(format)
}

/** The manifest of a backup; null for a folder that is none. */
export async function findManifest(folder: string): Promise<BackupManifest | null> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
