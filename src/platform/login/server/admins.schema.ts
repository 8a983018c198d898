import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { createdAt, instant } from '#platform/database/server/columns.ts'

/** The first five tables are those of better-auth: it defines the columns, the product the table names. */
export const admins = pgTable('admins', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  mustChangePassword: boolean('must_change_password').notNull().default(true),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** The product's own column. */
  role: text('role').$type<StaffRole>().notNull(),
  /** The product's own column; null before the first login. */
  lastLoginAt: instant('last_login_at'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The product's own column: when the password was last typed again. Null before that, since the login. */
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (session) => [index('admin_sessions_user_id').on(session.userId)],
)

export const adminAccounts = pgTable(
  'admin_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    /** The salted hash. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (account) => [index('admin_accounts_user_id').on(account.userId)],
)

export const adminVerifications = pgTable('admin_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** An administrator's second factor, from the moment that its setup begins. */
export const adminSecondFactors = pgTable('admin_second_factors', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** Encrypted, as are the recovery codes. */
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Whether a first code has proved that the app knows the secret. Before that the second factor is not in force. */
  verified: boolean('verified').notNull().default(false),
  /** The product's own column. The next two are better-auth's, whose counting of failed attempts is not used. */
  enabledAt: instant('enabled_at'),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
})

/** The one valid link of an account that sets its password: of an invitation, or of a forgotten password. */
export const adminPasswordLinks = pgTable('admin_password_links', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** Random. The token in the mail is made of it with a key. */
  id: text('id').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})

/** Managed by rate-limiter-flexible, which defines the column names. `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: bigint('points', { mode: 'number' }).notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
