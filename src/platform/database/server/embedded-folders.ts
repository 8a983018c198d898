import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, link, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { PRIVATE_FILE } from '#platform/basics/server/private-files.ts'

export const USER = 'morgenfalz'
export const DATABASE = 'morgenfalz'
export const DEFAULT_PORT = 5432
/** The kernel limits a socket's path to 107 bytes; PostgreSQL adds a file name of up to 20 to the folder. */
const SOCKET_FOLDER_MAX_BYTES = 85

/** The paths of the embedded server's files in DATA_DIR. */
export interface Folders {
  cluster: string
  socket: string
  password: string
  log: string
}

/** The paths for a data folder. Where the socket's path would be too long, it is in the system's temporary folder. */
export function foldersIn(dataDir: string): Folders {
  const near = path.join(dataDir, 'socket')
  const far = path.join(
    os.tmpdir(),
    `morgenfalz-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
  )
  return {
    cluster: path.join(dataDir, 'postgres'),
    socket: Buffer.byteLength(near) <= SOCKET_FOLDER_MAX_BYTES ? near : far,
    password: path.join(dataDir, 'postgres.password'),
    log: path.join(dataDir, 'postgres.log'),
  }
}

/** Generates the password of the server's user, once. The file is never seen incomplete, not even after a power cut. */
export async function ensurePassword(file: string): Promise<void> {
  if (await exists(file)) return
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(24).toString('base64url'), {
    mode: PRIVATE_FILE,
    flush: true,
  })
  try {
    await link(draft, file)
  } catch (error) {
    // Another process of the product was faster; its password is used.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

/** Connection settings of the embedded server of a data folder, which must have been started before. */
export async function embeddedConnection(
  dataDir: string,
  port = DEFAULT_PORT,
): Promise<pg.ClientConfig> {
  const folders = foldersIn(path.resolve(dataDir))
  return {
    host: folders.socket,
    port,
    user: USER,
    password: (await readFile(folders.password, 'utf8')).trim(),
    database: DATABASE,
    // Distinguishes the connections of this start of the product from all others, even within one process.
    application_name: `morgenfalz-${process.pid}-${randomBytes(4).toString('hex')}`,
  }
}

/** Whether a file or folder exists. */
export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
