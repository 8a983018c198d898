import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Folders } from './embedded-folders.ts'

/** Whether the server in the cluster's pid file is still running. */
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
 * Whether the pid in the cluster's pid file belongs to no running PostgreSQL. Either the server has ended and is a
 * zombie until its parent reaps it, or its pid has been reused, as in a container that starts again after a power cut.
 * PostgreSQL would take either for a running server. Detected only on Linux, where this happens.
 */
export async function hasLeftItsLocks(folders: Folders): Promise<boolean> {
  const status = await readFile(`/proc/${await postmasterPid(folders)}/stat`, 'utf8').catch(
    () => '',
  )
  return status !== '' && !/ \(postgres\) [^ZX] /.test(status)
}

/**
 * Lets only one process of this machine at a time start the server. Two that both remove what a killed server left
 * could remove the files that the other has just created. Uses an abstract socket, which the kernel releases with its
 * process and only Linux has; on other systems nothing is claimed.
 *
 * @returns a function that releases the claim; null while another process has it
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

/** Removes both kinds of file in which PostgreSQL records the process that uses the folder and the socket. */
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
