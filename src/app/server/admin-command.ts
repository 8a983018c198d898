import type pg from 'pg'
import { pino } from 'pino'
import { emailAddress } from '#platform/basics/domain/text.ts'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { type Config, readConfig } from '#platform/config/server/config.ts'
import { readEnvironment } from '#platform/config/server/environment.ts'
import { type Database, openDatabase } from '#platform/database/server/database.ts'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { createRateLimits } from '#platform/http/server/rate-limits.ts'
import { listAdmins } from '#platform/login/server/admins.repository.ts'
import { createAdmin, generatePassword, resetAdmin } from '#platform/login/server/admins.service.ts'
import { clearAttempts } from '#platform/login/server/attempts.ts'
import { replaceLinkKeys } from '#shop/booking-link/server/link-keys.service.ts'
import { runCommand } from './run-command.ts'

const REMOVE = '--remove-second-factor'
const USAGE = `Usage: npm run admin -- list | create EMAIL | reset EMAIL [${REMOVE}] | rotate-keys`

const silentLog = pino({ level: 'silent' })

await runCommand(() => runWith(process.argv.slice(2)))

async function runWith([command, email, option, ...more]: string[]): Promise<void> {
  if (command === 'list' && email === undefined) return withDatabase(({ db }) => list(db))
  if (command === 'rotate-keys' && email === undefined) return withDatabase(rotateKeys)
  const isCreate = command === 'create' && option === undefined
  const isReset = command === 'reset' && (option === undefined || option === REMOVE)
  if (!(isCreate || isReset) || email === undefined || more.length > 0)
    throw new OperatorError(USAGE)
  const address = emailAddress.safeParse(email)
  if (!address.success) throw new OperatorError(`Not an e-mail address: ${email}. ${USAGE}`)
  return withDatabase((product) =>
    isCreate
      ? create(product, address.data)
      : reset(product, address.data, { removeSecondFactor: option === REMOVE }),
  )
}

interface CommandContext {
  db: Database
  pool: pg.Pool
  config: Config
}

async function withDatabase(work: (opened: CommandContext) => Promise<void>): Promise<void> {
  const config = readConfig(readEnvironment())
  const { db, pool, close } = await openDatabase(config, silentLog)
  try {
    await migrateDatabase(pool.connectionSettings)
    await work({ db, pool, config })
  } finally {
    await close()
  }
}

async function list(db: Database): Promise<void> {
  const admins = await listAdmins(db)
  if (admins.length === 0) printLine('There are no administrators yet.')
  for (const { email, role, mustChangePassword } of admins) {
    const notes = [role === 'owner' ? '' : role, mustChangePassword && '(must change the password)']
    printLine([email, ...notes].filter(Boolean).join('  '))
  }
}

async function create({ db }: CommandContext, email: string): Promise<void> {
  const password = generatePassword()
  await createAdmin(db, email, password)
  printLine(`${email} is an administrator now.`)
  printPassword(password)
}

async function reset(
  { db, pool, config }: CommandContext,
  email: string,
  options: { removeSecondFactor: boolean },
): Promise<void> {
  const password = generatePassword()
  const { hasSecondFactor } = await resetAdmin(db, email, password, options)
  await clearAttempts(createRateLimits(pool, config.limits), email)
  printLine(`${email} has a new password, and is logged out everywhere.`)
  printPassword(password)
  if (options.removeSecondFactor) printLine('The login takes one step: no code is asked for.')
  else if (hasSecondFactor)
    printLine(`The login still asks for a code. Where the phone is lost, add ${REMOVE}.`)
}

async function rotateKeys({ db }: CommandContext): Promise<void> {
  await replaceLinkKeys(db)
  printLine('The links in mails have new keys. Start every process of the product again now:')
  printLine('until then they know only the former keys.')
  printLine(
    'After that no link opens anything that was mailed before: not those of bookers, of attendees,',
  )
  printLine(
    'of the waiting list, nor those that confirm an address. Bookers get theirs again at /buchung.',
  )
  printLine(
    'Mails that are sent from then on, also again, have links that work. Send mails about open',
  )
  printLine(
    'offers of the waiting list again, in the list of mails: whoever has one cannot accept it otherwise.',
  )
}

function printPassword(password: string): void {
  printLine(`Password: ${password}   (to be changed at the next login)`)
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
