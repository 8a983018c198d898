import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import { STAFF_ROLES } from '#platform/basics/domain/staff-role.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../domain/admin.ts'
import { AUTH_TABLES } from './admins.repository.ts'
import { faultLogger } from './auth-faults.ts'
import { hashPassword, type ScryptParameters, verifyPassword } from './passwords.ts'
import { generateRecoveryCodes } from './recovery-codes.ts'

const HOUR = 60 * 60
/** A session ends after this time without a request, in seconds. */
const IDLE_SECONDS = 12 * HOUR
/** How often a session's last use is stored, in seconds; this saves a write on every request. */
const REFRESH_SECONDS = 60
/** How long after the password the code may follow, in seconds. */
const CODE_SECONDS = 10 * 60

export type Auth = ReturnType<typeof createAuth>

/**
 * Sets up better-auth, used as a library that stores administrators and sessions. Its own HTTP interface is not served,
 * so origin checks and rate limits are those of the product's endpoints.
 */
export function createAuth({
  db,
  secret,
  publicUrl,
  scrypt,
  log,
}: {
  db: Database
  secret: string
  publicUrl: string
  scrypt?: ScryptParameters | undefined
  log: Logger
}) {
  const https = publicUrl.startsWith('https:')
  // Because of the __Host- prefix, browsers refuse the cookies from other hosts and without https.
  const cookiePrefix = https ? '__Host-morgenfalz' : 'morgenfalz'
  return betterAuth({
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: faultLogger(log),
    database: tablesIn(db),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: (password) => hashPassword(password, scrypt), verify: verifyPassword },
    },
    // The names of the tables among those that the adapter gets.
    user: {
      modelName: 'admins',
      additionalFields: {
        mustChangePassword: { type: 'boolean', required: true, input: false },
        role: { type: [...STAFF_ROLES], required: true, input: false },
      },
    },
    account: { modelName: 'adminAccounts' },
    verification: { modelName: 'adminVerifications' },
    session: { modelName: 'adminSessions', expiresIn: IDLE_SECONDS, updateAge: REFRESH_SECONDS },
    rateLimit: { enabled: false },
    plugins: [
      twoFactor({
        schema: { twoFactor: { modelName: 'adminSecondFactors' } },
        twoFactorCookieMaxAge: CODE_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: generateRecoveryCodes },
        // The product's own limits count attempts for account and address, with growing waits.
        accountLockout: { enabled: false },
      }),
    ],
    advanced: {
      cookiePrefix,
      cookies: { two_factor: { name: `${cookiePrefix}.two_factor` } },
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: https, path: '/' },
    },
  })
}

/** The same, with all writes in a transaction. */
export function authWithin(auth: Auth, tx: Transaction): Auth {
  return betterAuth({ ...auth.options, database: tablesIn(tx) })
}

function tablesIn(db: Connection) {
  return drizzleAdapter(db, { provider: 'pg', schema: AUTH_TABLES })
}
