import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'
import { exists, type Folders, USER } from './embedded-folders.ts'
import { EmbeddedServerUnavailable, type PostgresBinaries, reason } from './postgres-binaries.ts'

/**
 * Creates the cluster where there is none. It is built in a temporary folder and moved to its place when complete, so
 * that a killed process leaves no incomplete one.
 *
 * @throws EmbeddedServerUnavailable with a sentence for the operator
 */
export async function createCluster(binaries: PostgresBinaries, folders: Folders): Promise<void> {
  const draft = await mkdtemp(`${folders.cluster}.new-`)
  const passwordCopy = `${draft}.password`
  await writeFile(passwordCopy, await readFile(folders.password, 'utf8'), { mode: PRIVATE_FILE })
  await binaries.own(draft)
  await binaries.own(passwordCopy)
  try {
    await binaries.run('initdb', [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${passwordCopy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ])
    await appendFile(path.join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'product.conf'\n")
    await rename(draft, folders.cluster)
  } catch (cause) {
    if (await exists(path.join(folders.cluster, 'PG_VERSION'))) return
    throw new EmbeddedServerUnavailable(
      `The embedded PostgreSQL could not be created in ${folders.cluster}. Run the product as an ordinary user, ` +
        `choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server of your own. (${reason(cause)})`,
      { cause },
    )
  } finally {
    await rm(passwordCopy, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** Writes the product's part of PostgreSQL's configuration, which is read at the next start. */
export async function configure(
  binaries: PostgresBinaries,
  folders: Folders,
  settings: string[],
): Promise<void> {
  await mkdir(folders.socket, { recursive: true, mode: PRIVATE_FOLDER })
  await binaries.own(folders.socket)
  const file = path.join(folders.cluster, 'product.conf')
  const lines = [
    '# Written by the product at every start.',
    "listen_addresses = ''",
    `unix_socket_directories = '${folders.socket.replaceAll("'", "''")}'`,
    'max_connections = 100',
    'shared_buffers = 128MB',
    'timezone = UTC',
    'log_timezone = UTC',
    // Failed statements are in the product's log. PostgreSQL's log would contain their values, which are personal data.
    'log_min_messages = log',
    ...settings,
  ]
  // Written to a temporary file and moved: otherwise another process that is just starting the server could read an
  // incomplete file, and the server would listen where it must not.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: PRIVATE_FILE })
  await binaries.own(draft)
  await rename(draft, file)
}
