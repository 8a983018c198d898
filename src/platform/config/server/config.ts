import * as z from 'zod'
import { emailRule, storedEmail } from '#platform/basics/domain/email-address.ts'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { isPublicKey } from './age-keys.ts'
import { asksForWrites, isDatabaseUrl } from './database-url.ts'

/**
 * A positive integer setting. Limits count events per time window; their defaults are generous because all visitors of
 * a company may share one address.
 */
const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const optionalText = z.string().trim().min(1).optional()

/** An e-mail address, also at a domain with umlauts. */
const address = z
  .string()
  .refine((text) => emailRule(text) === null, { error: 'is no e-mail address' })
  .transform(storedEmail)

/** "office@example.com", or with a name: "Morgenfalz <office@example.com>". */
const sender = z
  .string()
  .trim()
  .refine((text) => emailRule(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text) === null, {
    error: 'is no e-mail address, alone or as Name <address>',
  })

const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, { error: 'is no address like postgres://user:password@host/database' })
  .refine(asksForWrites, { error: 'needs target_session_attrs=read-write, or none' })

/** Public keys of age, separated by commas. */
const publicKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every(isPublicKey), {
    error: 'is no public key of age (age1…), nor several with commas between them',
  })

/** The S3 settings: either all are set or none. */
const S3_SETTINGS = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** The required AI settings: either both are set or none. AI_API_KEY is optional, for services that ask for one. */
const AI_SETTINGS = ['AI_BASE_URL', 'AI_MODEL'] as const

const settingsSchema = z
  .object({
    NODE_ENV: z.string().default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false']).default('false'),
    DATABASE_URL: databaseUrl.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    INITIAL_CONTENT: z.string().min(1).optional(),
    ADMIN_EMAIL: address.optional(),
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: sender.optional(),
    MAIL_REPLY_TO: address.optional(),
    MAIL_STAFF: address.optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_REGION: z.string().trim().min(1).default('us-east-1'),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: optionalText,
    AI_MODEL: optionalText,
    AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(60),
    AI_CALLS_PER_DAY_VISITOR: positive(40),
    AI_CALLS_PER_DAY: positive(2000),
    BACKUP_PUBLIC_KEY: publicKeys.optional(),
    BACKUP_REMINDER_DAYS: z.coerce.number().int().min(0).max(365).default(2),
    METRICS_TOKEN: z.string().min(16).optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    LIMIT_BOOKINGS_PER_MINUTE: positive(120),
    LIMIT_LOGINS_PER_ACCOUNT: positive(10),
    LIMIT_LOGINS_PER_ADDRESS: positive(200),
    LIMIT_WRONG_LINKS_PER_ADDRESS: positive(50),
    LIMIT_SITE_READINGS_PER_HOUR: positive(30),
    LIMIT_ALL_SITE_READINGS_PER_HOUR: positive(600),
    LIMIT_UNCONFIRMED_MAILS_PER_HOUR: positive(5),
    LIMIT_SUGGESTIONS_PER_MINUTE: positive(20),
    LIMIT_STRATEGY_DRAFTS_PER_MINUTE: positive(20),
    LIMIT_ROOMS_PER_DAY: positive(30),
  })
  .refine((settings) => !settings.ADMIN_PASSWORD || settings.ADMIN_EMAIL, {
    path: ['ADMIN_EMAIL'],
    error: 'is needed where ADMIN_PASSWORD is set',
  })
  .superRefine(allOrNone('S3', S3_SETTINGS))
  .superRefine(allOrNone('AI', AI_SETTINGS))
  .refine((settings) => !settings.AI_API_KEY || settings.AI_BASE_URL, {
    path: ['AI_BASE_URL'],
    error: 'is needed where AI_API_KEY is set',
  })

/** Reports each missing setting where only some of the group are set. */
function allOrNone<Name extends string>(kind: string, names: readonly Name[]) {
  return (settings: { [Key in Name]?: unknown }, context: z.RefinementCtx) => {
    const missing = names.filter((name) => settings[name] === undefined)
    if (missing.length === names.length) return
    for (const name of missing) {
      const message = `is needed where other ${kind} settings are set`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }
}

export type Config = ReturnType<typeof readConfig>

/** An invalid setting. The message is one line that names it. */
export class ConfigError extends OperatorError {}

/**
 * Reads the product's settings from environment variables. An empty variable counts as unset.
 *
 * @throws ConfigError naming each invalid setting, in one line
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Settings: ${faults.join('; ')}`)
  }
  const settings = parsed.data
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    hstsIncludeSubdomains: settings.HSTS_INCLUDE_SUBDOMAINS === 'true',
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    initialContent: settings.INITIAL_CONTENT,
    firstAdmin: {
      email: settings.ADMIN_EMAIL ?? 'admin@example.com',
      password: settings.ADMIN_PASSWORD,
    },
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      replyTo: settings.MAIL_REPLY_TO ?? settings.MAIL_STAFF,
      staff: settings.MAIL_STAFF,
    },
    s3: s3Of(settings),
    ai: aiOf(settings),
    backupPublicKeys: settings.BACKUP_PUBLIC_KEY ?? [],
    backupReminderDays: settings.BACKUP_REMINDER_DAYS,
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    limits: {
      bookingsPerMinute: settings.LIMIT_BOOKINGS_PER_MINUTE,
      loginsPerAccount: settings.LIMIT_LOGINS_PER_ACCOUNT,
      loginsPerAddress: settings.LIMIT_LOGINS_PER_ADDRESS,
      wrongLinksPerAddress: settings.LIMIT_WRONG_LINKS_PER_ADDRESS,
      siteReadingsPerHour: settings.LIMIT_SITE_READINGS_PER_HOUR,
      allSiteReadingsPerHour: settings.LIMIT_ALL_SITE_READINGS_PER_HOUR,
      unconfirmedMailsPerHour: settings.LIMIT_UNCONFIRMED_MAILS_PER_HOUR,
      suggestionsPerMinute: settings.LIMIT_SUGGESTIONS_PER_MINUTE,
      strategyDraftsPerMinute: settings.LIMIT_STRATEGY_DRAFTS_PER_MINUTE,
      roomsPerDay: settings.LIMIT_ROOMS_PER_DAY,
      aiCallsPerDayVisitor: settings.AI_CALLS_PER_DAY_VISITOR,
      aiCallsPerDay: settings.AI_CALLS_PER_DAY,
    },
  }
}

/** The S3 store for pictures; null where pictures are stored on this machine. */
function s3Of(settings: z.infer<typeof settingsSchema>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  }
}

/** The AI service of the tools; null where none is set. */
function aiOf(settings: z.infer<typeof settingsSchema>) {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_SECONDS } = settings
  if (!AI_BASE_URL || !AI_MODEL) return null
  return {
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    model: AI_MODEL,
    timeoutMs: AI_TIMEOUT_SECONDS * 1000,
  }
}
