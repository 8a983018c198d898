import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** Where scripts/servers.mjs unpacks programs that are not installed. */
const UNPACKED = path.resolve('.cache/servers')

export interface ServerProgram {
  file: string
  /** With the libraries that were unpacked beside it. */
  env: Record<string, string>
}

/** Where Debian's packages put them. */
const FOLDERS = {
  haproxy: '/usr/sbin',
  nginx: '/usr/sbin',
  pgbouncer: '/usr/sbin',
  age: '/usr/bin',
}

/** A program of Debian's, installed or unpacked by `npm test`. Null if this machine has neither. */
export function findServer(name: keyof typeof FOLDERS): ServerProgram | null {
  const installed = path.join(FOLDERS[name], name)
  if (existsSync(installed)) return { file: installed, env: {} }
  const file = path.join(UNPACKED, installed)
  const libraries = globSync(path.join(UNPACKED, 'usr/lib/*-linux-gnu*')).join(':')
  return existsSync(file) ? { file, env: { LD_LIBRARY_PATH: libraries } } : null
}

/** Runs a server until the test ends, and waits until it listens on a local port. */
export async function runServer(
  { file, env }: ServerProgram,
  args: readonly string[],
  port: number,
): Promise<void> {
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  const isThere = async () => (await listens(port)) || said
  await expect.poll(isThere, { timeout: 10_000, message: path.basename(file) }).toBe(true)
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
