import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/support/programs/running-product.ts'
import { cpuMsOf, residentMbOf } from './process-figures.ts'

/** A server in a process of its own, whose cost can be measured separately. */
export interface ServerProcess {
  pid: number
  /** "http://127.0.0.1:4711" */
  address: string
  /** From the start of the process to its first page, in milliseconds. */
  firstPageMs: number
  /** Processor time of it, its children and its helper since their start, in milliseconds. */
  cpuMs(): Promise<number>
  /** Its memory without its children, in MB. */
  residentMb(): Promise<number>
  stop(): Promise<void>
}

interface Command {
  name: string
  /** Of Node. "PORT" stands for the port to listen on, which is in the environment too. */
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  cwd?: string
  /** A process that works for it without being its child, if there is one. */
  helper?: () => Promise<number>
  /** Its log is written to a file there, as an operator would do. A pipe would cost its reader time. */
  folder: string
}

/** Longer than any server of the bench needs on a slow machine. */
const START_WITHIN_MS = 120_000
const CHECK_EVERY_MS = 5

const running = new Set<ServerProcess>()

/**
 * Runs Node with the given arguments, and waits until it answers with a page.
 *
 * @throws Error with its output if it ends before, or takes too long
 */
export async function startServer({
  name,
  args,
  env = {},
  cwd,
  helper,
  folder,
}: Command): Promise<ServerProcess> {
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const logFile = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`)
  const log = await open(logFile, 'a')
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    args.map((arg) => (arg === 'PORT' ? port : arg)),
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, ...env },
      ...(cwd && { cwd }),
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  await log.close()
  const server = serverOf(child, address, helper)
  if (!(await answers(child, address, begun))) {
    await server.stop()
    throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`)
  }
  server.firstPageMs = performance.now() - begun
  return server
}

function serverOf(child: ChildProcess, address: string, helper: Command['helper']): ServerProcess {
  const { pid } = child
  if (!pid) throw new Error(`${child.spawnfile} could not be run.`)
  const server: ServerProcess = {
    pid,
    address,
    firstPageMs: Number.NaN,
    cpuMs: async () => (await cpuMsOf(pid)) + (helper ? await cpuMsOf(await helper()) : 0),
    residentMb: () => residentMbOf(pid),
    async stop() {
      running.delete(server)
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
  running.add(server)
  return server
}

/** Ends all servers that still run. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()))
}

async function answers(child: ChildProcess, address: string, begun: number): Promise<boolean> {
  while (!hasEnded(child) && performance.now() - begun < START_WITHIN_MS) {
    const page = await fetch(address).catch(() => null)
    await page?.arrayBuffer()
    if (page?.ok) return true
    await pause(CHECK_EVERY_MS)
  }
  return false
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
