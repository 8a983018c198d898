import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DRAFT } from './backup.ts'
import { type BackupManifest, findManifest, isKnown, placesIn } from './manifest.ts'

/** An older draft is left from a backup that was killed. */
const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000

interface FoundBackup {
  folder: string
  manifest: BackupManifest
}

/**
 * Deletes all but the newest backups in a folder, and drafts left by backups that were killed. Other files are left
 * unchanged, even inside a backup's folder, and so are backups of a newer version with another layout.
 *
 * @param count how many backups stay, at least one
 * @returns the folders of the deleted backups
 */
export async function keepNewest(folder: string, count: number, now: Date): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
  const found: FoundBackup[] = []
  for (const one of folders) {
    const manifest = await findManifest(one)
    if (isDraft(one)) await removeOldDraft(one, now)
    else if (manifest && isKnown(manifest)) found.push({ folder: one, manifest })
  }
  found.sort((a, b) => Date.parse(b.manifest.madeAt) - Date.parse(a.manifest.madeAt))
  const old = found.slice(count)
  for (const backup of old) await removeBackup(backup)
  return old.map((backup) => backup.folder)
}

/** The manifest is deleted last, so that a backup that is half deleted when the process is killed is found again. */
async function removeBackup({ folder, manifest }: FoundBackup): Promise<void> {
  const { tables, pictures } = manifest
  const places = placesIn(folder, manifest)
  for (const table of tables) await rm(places.tableFile(table), { force: true })
  for (const picture of pictures ?? []) await rm(places.pictureFile(picture), { force: true })
  for (const part of [places.tables, places.media]) await rmdir(part).catch(keepForeignFiles)
  await rm(places.manifest)
  await rmdir(folder).catch(keepForeignFiles)
}

function isDraft(folder: string): boolean {
  const [, drawn] = path.basename(folder).split(DRAFT)
  return drawn !== undefined && /^\w{6}$/.test(drawn)
}

async function removeOldDraft(folder: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(folder)
  if (now.getTime() - mtimeMs < DRAFT_MAX_AGE_MS) return
  const places = placesIn(folder, {})
  for (const part of [places.tables, places.media, places.manifest])
    await rm(part, { recursive: true, force: true })
  await rmdir(folder).catch(keepForeignFiles)
}

function keepForeignFiles(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
}
