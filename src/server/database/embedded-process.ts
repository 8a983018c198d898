import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from './embedded-folders.ts'

/** Whether the process that the cluster's pid file names still lives. */
export async function isAlive(folders: Folders): Promise<boolean> {
  const pid = await postmasterPid(folders)
  if (!pid || (await isZombie(folders))) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that process has ended, and only its entry is left. Only Linux tells, where that happens. */
export async function isZombie(folders: Folders): Promise<boolean> {
  const status = await readFile(`/proc/${await postmasterPid(folders)}/stat`, 'utf8').catch(
    () => '',
  )
  return /\) Z /.test(status)
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
