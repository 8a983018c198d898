import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Modes of what may hold personal data: for the user that the product runs as, and for nobody else. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

const OF_OWNER = 0o700
const OF_OTHERS = 0o077
/**
 * Passing through a folder without seeing what is in it. The embedded PostgreSQL needs that of DATA_DIR where it runs as
 * another user (`letThrough` in database/postgres-binaries.ts).
 */
export const PASSING_THROUGH = 0o011

/** What {@link closeToOthers} did. */
export interface Closed {
  /** How many files and folders were open to others. */
  closed: number
  /** Those whose mode could not be changed, most often because they belong to another user. */
  refused: string[]
}

/**
 * Takes away what other users of the machine may do with a folder and with all files and folders below it. Links are
 * neither followed nor changed. Where the folder is not there it does nothing.
 *
 * It works synchronously: it runs before anybody is answered, and takes a fraction of the time so.
 *
 * @param skipped a folder whose content is left as it is
 */
export function closeToOthers(folder: string, skipped?: string): Closed {
  const result: Closed = { closed: 0, refused: [] }
  // Windows has no such modes.
  if (process.platform === 'win32') return result
  const close = (entry: string) => {
    const stats = lstatSync(entry, { throwIfNoEntry: false })
    if (!stats?.isFile() && !stats?.isDirectory()) return
    const allowed = entry === folder ? PASSING_THROUGH : 0
    if (stats.mode & OF_OTHERS & ~allowed) {
      const isClosed = tolerating(() => chmodSync(entry, stats.mode & OF_OWNER)) !== null
      if (isClosed) result.closed += 1
      else result.refused.push(entry)
    }
    const isEntered = stats.isDirectory() && entry !== skipped
    const names = isEntered ? tolerating(() => readdirSync(entry)) : null
    for (const name of names ?? []) close(path.join(entry, name))
  }
  close(folder)
  return result
}

/** null where another process has removed the entry meanwhile, or where it belongs to another user. */
function tolerating<T>(act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code && ['ENOENT', 'EPERM', 'EACCES', 'EROFS'].includes(code)) return null
    throw error
  }
}
