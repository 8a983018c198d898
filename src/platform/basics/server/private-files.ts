import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Modes of files and folders that may contain personal data: access only for the user that the product runs as. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

const OF_OWNER = 0o700
const OF_OTHERS = 0o077
/**
 * Permission to pass through a folder without listing it. The embedded PostgreSQL needs it on DATA_DIR where it runs as
 * another user (`letThrough` in platform/database/server/postgres-binaries.ts).
 */
export const PASSING_THROUGH = 0o011

/** The result of {@link restrictToOwner}. */
export interface RestrictResult {
  /** How many files and folders were open to others. */
  closed: number
  /** Those whose mode could not be changed, most often because they belong to another user. */
  refused: string[]
}

/**
 * Removes the permissions of other users of the machine on a folder and on all files and folders below it. Links are
 * neither followed nor changed. Does nothing where the folder does not exist.
 *
 * Synchronous, because it runs before the first request is answered and is much faster that way.
 *
 * @param skipped a folder whose content is left as it is
 */
export function restrictToOwner(folder: string, skipped?: string): RestrictResult {
  const result: RestrictResult = { closed: 0, refused: [] }
  // Windows has no such modes.
  if (process.platform === 'win32') return result
  const close = (entry: string) => {
    const stats = lstatSync(entry, { throwIfNoEntry: false })
    if (!stats?.isFile() && !stats?.isDirectory()) return
    const allowed = entry === folder ? PASSING_THROUGH : 0
    if (stats.mode & OF_OTHERS & ~allowed) {
      const isClosed = ignoringInaccessible(() => chmodSync(entry, stats.mode & OF_OWNER)) !== null
      if (isClosed) result.closed += 1
      else result.refused.push(entry)
    }
    const isEntered = stats.isDirectory() && entry !== skipped
    const names = isEntered ? ignoringInaccessible(() => readdirSync(entry)) : null
    for (const name of names ?? []) close(path.join(entry, name))
  }
  close(folder)
  return result
}

/** Runs an action; null where another process has removed the entry meanwhile, or where it belongs to another user. */
function ignoringInaccessible<T>(act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code && ['ENOENT', 'EPERM', 'EACCES', 'EROFS'].includes(code)) return null
    throw error
  }
}
