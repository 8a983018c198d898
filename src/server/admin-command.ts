import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { migrateDatabase } from './database/migrate.ts'
import { EmbeddedServerUnavailable } from './database/postgres-binaries.ts'
import { readEnvironment } from './environment.ts'
import { listAdmins } from './features/admins/admins.repository.ts'
import {
  createAdmin,
  drawPassword,
  resetAdmin,
  sessionSecret,
} from './features/admins/admins.service.ts'
import { createAuth } from './features/admins/auth.ts'

const USAGE = `Usage: npm run admin -- list
       npm run admin -- create EMAIL
       npm run admin -- reset EMAIL
`

const [command, email] = process.argv.slice(2)

try {
  process.exitCode = await runCommand()
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof EmbeddedServerUnavailable
  process.stderr.write(`${expected ? error.message : (error as Error).message}\n`)
  process.exitCode = 1
}

async function runCommand(): Promise<number> {
  const needsEmail = command === 'create' || command === 'reset'
  if (!(command === 'list' || (needsEmail && email?.includes('@')))) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = readConfig(readEnvironment())
  const { db, pool, close } = await openDatabase(config, pino({ level: 'silent' }))
  try {
    await migrateDatabase(pool)
    if (command === 'list') {
      for (const admin of await listAdmins(db)) {
        process.stdout.write(
          `${admin.email}${admin.mustChangePassword ? '  (must change password)' : ''}\n`,
        )
      }
      return 0
    }
    const auth = createAuth({ db, secret: await sessionSecret(db), publicUrl: config.publicUrl })
    const password = drawPassword()
    if (command === 'create') await createAdmin(auth, email ?? '', password)
    else await resetAdmin(auth, db, email ?? '', password)
    process.stdout.write(`${email}\nPassword: ${password}   (to be changed at the first login)\n`)
    return 0
  } finally {
    await close()
  }
}
