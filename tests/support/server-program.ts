import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** Where scripts/servers.mjs unpacks what this machine has not installed. */
const UNPACKED = path.resolve('.cache/servers')

export interface ServerProgram {
  file: string
  /** With the libraries that were unpacked beside it. */
  env: Record<string, string>
}

/** Where Debian's packages put them. */
const FOLDERS = { haproxy: '/usr/sbin', pgbouncer: '/usr/sbin', age: '/usr/bin' }

/** A program of Debian's, installed or unpacked by `npm test`. Null where this machine has neither. */
export function findServer(name: keyof typeof FOLDERS): ServerProgram | null {
  const installed = path.join(FOLDERS[name], name)
  if (existsSync(installed)) return { file: installed, env: {} }
  const file = path.join(UNPACKED, installed)
  const libraries = globSync(path.join(UNPACKED, 'usr/lib/*-linux-gnu*')).join(':')
  return existsSync(file) ? { file, env: { LD_LIBRARY_PATH: libraries } } : null
}
