import { access, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { systemClock } from '#platform/basics/server/clock.ts'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { type Config, readConfig } from '#platform/config/server/config.ts'
import { openDatabase } from '#platform/database/server/database.ts'
import { appliedMigrations, knownMigrations } from '#platform/database/server/migrate.ts'
import { sentenceOf } from '#platform/log/server/error-sentence.ts'
import { createAdmin, generatePassword } from '#platform/login/server/admins.service.ts'
import type { KeyPair } from '#platform/operation/server/encryption.ts'
import type { BackupManifest } from '#platform/operation/server/manifest.ts'
import { openBackup, restoreBackup } from '#platform/operation/server/restore.ts'
import { imagePath } from '#platform/pictures/domain/image-path.ts'
import { mediaFolderIn } from '#platform/pictures/server/image-store.ts'
import { markFileNames } from '#site/marks/server/mark-files.service.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import type { FirmMarks } from '#site/pages/domain/firm-marks.ts'
import { type Product, type ProductParts, startProduct } from './product.ts'

const PAGES = ['/', '/en', '/trainings', '/admin/login']
const LISTS = ['registrations', 'attendees', 'mails', 'audit-log', 'images']
/** Requests are made inside the process; no port is opened. */
const ADDRESS = 'http://localhost:3000'
const QUIET = pino({ level: 'silent' })
/** The administrator of the rehearsal, who is deleted with the temporary database. */
const REHEARSER = 'rehearsal@example.com'

export interface RehearsalParts
  extends Pick<ProductParts, 'render' | 'adminAssets' | 'readsParameters' | 'clientFolder'> {
  folder: string
  /** Private keys, one of which must fit where the backup is encrypted. */
  keys?: readonly KeyPair[]
  /** Called with a line for each check. */
  print: (line: string) => void
  /** The log for errors inside the product. */
  log: Logger
  /** Aborted when the process is asked to stop. */
  stopping?: AbortSignal
}

/**
 * Restores a backup into a temporary folder, with its own PostgreSQL, starts the product on it and checks that
 * everything is there. The product gets none of the operator's settings, so it connects to no mail server or other
 * service. All files are deleted afterwards.
 *
 * @returns whether all checks passed
 * @throws the reason of `stopping` when it is aborted
 */
export async function rehearse(parts: RehearsalParts): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'morgenfalz-rehearsal-'))
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir })
  try {
    return await rehearseIn(config, parts)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function rehearseIn(config: Config, parts: RehearsalParts): Promise<boolean> {
  const { folder, keys, log } = parts
  const mediaFolder = mediaFolderIn(config.dataDir)
  const checks = startChecks(parts)
  const { pool, close } = await openDatabase(config, QUIET)
  let product: Product | null = null
  try {
    const manifest = await checks.check('restored', async () => {
      const backup = await openBackup(folder, keys)
      const copiedAt = systemClock.now()
      const restored = await restoreBackup({ pool, backup, mediaFolder, copiedAt })
      return [restored, `the backup of ${restored.madeAt}; its checksums are right`]
    })
    if (!manifest) return false
    await checks.check('rows', () => countRows(pool, manifest))
    await checks.check('pictures', () => findPictures(pool, manifest, mediaFolder))
    product = await checks.check('started', async () => {
      const started = await startProduct({ ...parts, config, log })
      return [started, 'the product runs on it']
    })
    if (!product) return false
    const { fetch, copy } = product
    await checks.check('migrations', () => compareMigrations(pool, manifest))
    await checks.check('copy', async () => {
      if (!copy) throw new OperatorError('it is not marked as a copy')
      return [null, 'it is marked as a copy and sends nothing']
    })
    const ask: Ask = async (address, init) => fetch(new Request(ADDRESS + address, init))
    await checks.check('pages', () => openPages(ask))
    await checks.check('lists', () => readLists(ask, config, manifest))
    return checks.areFine()
  } finally {
    await product?.stop()
    await close()
  }
}

type Ask = (address: string, init?: RequestInit) => Promise<Response>
/** The result of a check, and the text for its line. */
type Finding<T> = [T, string]

function startChecks({ print, stopping }: RehearsalParts) {
  let isFine = true
  return {
    areFine: () => isFine,
    /** @returns the result; null where the check failed */
    async check<T>(name: string, look: () => Promise<Finding<T>>): Promise<T | null> {
      stopping?.throwIfAborted()
      try {
        const [found, words] = await look()
        print(`ok      ${name}: ${words}`)
        return found
      } catch (error) {
        isFine = false
        print(`FAILED  ${name}: ${sentenceOf(error)}`)
        return null
      }
    },
  }
}

async function countRows(pool: pg.Pool, { tables }: BackupManifest): Promise<Finding<null>> {
  let sum = 0
  for (const { name, rows } of tables) {
    const table = pg.escapeIdentifier(name)
    const { rows: counted } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    )
    const count = counted[0]?.count ?? 0
    // Marking the database as a restored copy adds two rows.
    const isAsListed = name === 'installation_steps' ? count >= rows : count === rows
    if (!isAsListed) throw new OperatorError(`${name} has ${count} rows, and ${rows} in the list`)
    sum += rows
  }
  return [null, `${sum} rows in ${tables.length} tables, as many as in the list`]
}

async function findPictures(
  pool: pg.Pool,
  { pictures }: BackupManifest,
  mediaFolder: string,
): Promise<Finding<null>> {
  if (pictures === null) return [null, 'not in the backup: they are in a store of their own']
  const { rows } = await pool.query<{ id: string; width: number }>('select id, width from images')
  const uploaded = rows.map(({ id, width }) =>
    path.basename(imagePath({ id, width, format: 'webp' })),
  )
  for (const name of [...uploaded, ...(await listMarkFiles(pool))]) {
    await access(path.join(mediaFolder, name)).catch(() => {
      throw new OperatorError(`${name} is missing`)
    })
  }
  return [null, `${rows.length}, each with its file`]
}

/** The files of the firm's logo and icon. */
async function listMarkFiles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ value: FirmMarks }>(
    'select value from settings where name = $1',
    [MARKS_SETTING.name],
  )
  return rows
    .flatMap(({ value }) => Object.values<string>({ ...value }))
    .filter((mark) => mark !== '')
    .flatMap(markFileNames)
}

async function compareMigrations(
  pool: pg.Pool,
  { migrations }: BackupManifest,
): Promise<Finding<null>> {
  const client = await pool.connect()
  const [now, known] = await Promise.all([appliedMigrations(client), knownMigrations()]).finally(
    () => client.release(),
  )
  if (now !== known) throw new OperatorError(`${now} of ${known}`)
  return [null, `${migrations} of the backup, ${now} now`]
}

async function openPages(ask: Ask): Promise<Finding<null>> {
  const trainings = (await (await ask('/api/trainings')).json()) as { id: string }[]
  const pages = [...PAGES, ...trainings.map(({ id }) => `/trainings/${id}`)]
  for (const page of pages) {
    const { status } = await ask(page)
    if (status !== 200) throw new OperatorError(`${page} answered ${status}`)
  }
  return [null, `${pages.length} answered, among them the login`]
}

/** Reads the lists as an administrator, who is created for this in the temporary database. */
async function readLists(
  ask: Ask,
  config: Config,
  manifest: BackupManifest,
): Promise<Finding<null>> {
  const cookie = await logIn(ask, config)
  for (const list of LISTS) {
    const address = `/api/admin/${list}${list === 'images' ? '' : '?limit=50'}`
    const { status, headers } = await ask(address, { headers: { cookie } })
    if (status !== 200) throw new OperatorError(`${address} answered ${status}`)
    const total = headers.get('Total-Count')
    const { rows } = manifest.tables.find(({ name }) => name === list) ?? {}
    if (total !== null && Number(total) !== rows)
      throw new OperatorError(`${list} lists ${total} rows, and the backup has ${rows}`)
  }
  return [null, `${LISTS.join(', ')} answered an administrator`]
}

async function logIn(ask: Ask, config: Config): Promise<string> {
  const [first, chosen] = [generatePassword(), generatePassword()]
  const { db, close } = await openDatabase(config, QUIET)
  try {
    await createAdmin(db, REHEARSER, first)
  } finally {
    await close()
  }
  const post = (call: string, body: object, cookie = '') =>
    ask(`/api/admin/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const login = await post('login', { email: REHEARSER, password: first })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const change = await post('change-password', { newPassword: chosen }, cookie)
  if (!change.ok)
    throw new OperatorError(`the login answered ${login.status}, then ${change.status}`)
  return cookie
}
