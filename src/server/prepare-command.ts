import { findPostgresBinaries } from './database/postgres-binaries.ts'

/**
 * Completes the embedded PostgreSQL among the installed packages and shows that it runs here. For installations that
 * are read-only once they run: an image, a folder of root's.
 */
try {
  const { run } = await findPostgresBinaries()
  process.stdout.write(await run('pg_ctl', ['--version']))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
