import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { knownMigrations } from '../database/migrate.ts'
import type { SavedTable } from './tables.ts'

export const MANIFEST = 'manifest.json'
const TABLES_FOLDER = 'tables'
const MEDIA_FOLDER = 'media'
export const BACKUP_FORMAT = 1

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
})

/** What a backup says of itself. Written last: a folder without it is none. */
export type BackupManifest = z.infer<typeof manifestSchema>

/** The backup or the database is not as it has to be; the message tells the operator what to do. */
export class BackupError extends Error {}

/** Where a backup's parts are in its folder. */
export function placesIn(folder: string) {
  return {
    manifest: path.join(folder, MANIFEST),
    tables: path.join(folder, TABLES_FOLDER),
    media: path.join(folder, MEDIA_FOLDER),
    tableFile: ({ name }: Pick<SavedTable, 'name'>) =>
      path.join(folder, TABLES_FOLDER, `${name}.copy.gz`),
    pictureFile: ({ name }: { name: string }) =>
      path.join(folder, MEDIA_FOLDER, path.basename(name)),
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
  if (manifest.format !== BACKUP_FORMAT || manifest.migrations > (await knownMigrations()))
    throw new BackupError('This backup was made by a newer version of the product. Use that one.')
  return manifest
}

/** The manifest of a backup; null for a folder that is none. */
export async function findManifest(folder: string): Promise<BackupManifest | null> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
