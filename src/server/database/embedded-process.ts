import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Folders } from './embedded-folders.ts'

/** Whether the server that the cluster's pid file names still lives. */
export async function isAlive(folders: Folders): Promise<boolean> {
  const pid = await postmasterPid(folders)
  if (!pid || (await hasLeftItsLocks(folders))) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the cluster's pid file names a process that is no PostgreSQL: the server has ended and only its entry is
 * left, as long as nobody buries it, or its number has been given to another, as in a container that starts again
 * after a power cut. PostgreSQL would take either for a server that runs. Only Linux tells, where this happens.
 */
export async function hasLeftItsLocks(folders: Folders): Promise<boolean> {
  const status = await readFile(`/proc/${await postmasterPid(folders)}/stat`, 'utf8').catch(
    () => '',
  )
  return status !== '' && !/ \(postgres\) [^ZX] /.test(status)
}

/**
 * Lets one process of this machine at a time start the server: two that clear away what a killed one left would each
 * take away what the other has just started. Linux alone has names that the kernel frees with the process that holds
 * them; elsewhere nothing is cleared away.
 *
 * @returns how to let the next one; null while another process is at it
 */
export function claimStart(folders: Folders): Promise<(() => void) | null> {
  if (process.platform !== 'linux') return Promise.resolve(() => undefined)
  const name = createHash('sha256').update(folders.cluster).digest('hex')
  const holder = createServer().unref()
  return new Promise((resolve, reject) => {
    holder.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    holder.listen(`\0morgenfalz-start-${name}`, () => resolve(() => holder.close()))
  })
}

/** Both files in which PostgreSQL notes which process uses the folder and the socket. */
export async function removeLocks(folders: Folders): Promise<void> {
  for (const name of await readdir(folders.socket)) {
    if (name.endsWith('.lock')) await rm(path.join(folders.socket, name), { force: true })
  }
  await rm(pidFileIn(folders), { force: true })
}

async function postmasterPid(folders: Folders): Promise<number> {
  const pidFile = await readFile(pidFileIn(folders), 'utf8').catch(() => '')
  return Number(pidFile.split('\n')[0])
}

function pidFileIn(folders: Folders): string {
  return path.join(folders.cluster, 'postmaster.pid')
}
