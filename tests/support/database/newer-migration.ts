import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = fileURLToPath(
  new URL('../../../src/platform/database/server/migrations', import.meta.url),
)

/** Fills a folder with every migration and one more, as a future version may have. */
export async function writeNewerMigration(folder: string, sql: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'newer' })
  await writeFile(journalFile, JSON.stringify(journal))
  await writeFile(path.join(folder, 'newer.sql'), sql)
}
