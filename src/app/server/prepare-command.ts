import { findPostgresBinaries } from '#platform/database/server/postgres-binaries.ts'

/**
 * Completes the embedded PostgreSQL in the installed packages and checks that it runs on this machine. For
 * installations that are read-only at run time: a container image, or a folder that belongs to root.
 */
try {
  const { run } = await findPostgresBinaries()
  process.stdout.write(await run('pg_ctl', ['--version']))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
