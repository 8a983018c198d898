import { readdir, readFile } from 'node:fs/promises'

/** The kernel counts processor time in hundredths of a second, whatever its timer frequency. */
const TICK_MS = 10

/**
 * Processor time of a process and its descendants since their start, in milliseconds, from Linux's /proc. The time of
 * ended descendants is counted with their parents.
 */
export async function cpuMsOf(pid: number): Promise<number> {
  const all = await everyProcess()
  const ticks = familyOf(pid, all).reduce((sum, one) => sum + one.ticks, 0)
  return ticks * TICK_MS
}

/** Memory of a process without its children, in MB. */
export async function residentMbOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
  if (!kilobytes) throw new Error(`Nothing is known of the memory of process ${pid}.`)
  return Number(kilobytes) / 1024
}

interface ProcessEntry {
  pid: number
  parent: number
  ticks: number
}

async function everyProcess(): Promise<ProcessEntry[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  )
  return stats.filter(Boolean).map(toEntry)
}

/** proc_pid_stat(5). The name, in parentheses, may contain any character. */
function toEntry(stat: string): ProcessEntry {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, parent, ...others] = fields
  // utime, stime, and both of ended children: fields 14 to 17; "others" begins with field 5.
  const ticks = others.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number.parseInt(stat, 10), parent: Number(parent), ticks }
}

function familyOf(pid: number, all: readonly ProcessEntry[]): ProcessEntry[] {
  return all
    .filter((one) => one.pid === pid)
    .concat(all.filter((one) => one.parent === pid).flatMap((child) => familyOf(child.pid, all)))
}
