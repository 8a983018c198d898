import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PUBLIC_KEY = 'age1ckjh24xt6yrla8elchp84czt4tddyjzxqkwyuu680hdmrjtk5c2suk4l08'
const PRIVATE_KEY = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX'

test('without any setting the product runs on this machine only, with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir: './data',
    firstAdmin: { email: 'admin@example.com', password: undefined },
    ai: null,
    limits: { bookingsPerMinute: 120, loginsPerAccount: 10, loginsPerAddress: 200 },
  })
})

test('an empty variable counts as unset, and a slash at the end of the address goes', () => {
  const config = readConfig({
    PORT: '',
    DATABASE_URL: '',
    PUBLIC_URL: 'https://morgenfalz.example/',
  })

  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'https://morgenfalz.example',
  })
})

test.each([
  ['PORT', { PORT: 'achtzig' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'morgenfalz.example' }],
  ['HSTS_INCLUDE_SUBDOMAINS', { HSTS_INCLUDE_SUBDOMAINS: 'yes' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://a:b@one.example:5432,two.example:x/db' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://a:b@one,two/db?target_session_attrs=standby' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'chefin' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'lang-genug' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'kurz' }],
  ['MAIL_FROM', { MAIL_FROM: 'Morgenfalz' }],
  ['MAIL_REPLY_TO', { MAIL_REPLY_TO: 'Morgenfalz <hallo@example.com>' }],
  ['SMTP_URL', { SMTP_URL: 'http://localhost' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }],
  ['S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'b' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example.com' }],
  ['AI_MODEL', { AI_BASE_URL: 'https://ai.example.com/v1' }],
  ['AI_BASE_URL', { AI_MODEL: 'm' }],
  ['AI_BASE_URL', { AI_BASE_URL: 'ftp://ai.example.com', AI_MODEL: 'm' }],
  ['AI_BASE_URL', { AI_API_KEY: 'k' }],
  ['AI_TIMEOUT_SECONDS', { AI_TIMEOUT_SECONDS: '301' }],
  ['AI_CALLS_PER_DAY', { AI_CALLS_PER_DAY: '0' }],
  ['BACKUP_PUBLIC_KEY', { BACKUP_PUBLIC_KEY: 'age1morgenfalz' }],
  ['BACKUP_PUBLIC_KEY', { BACKUP_PUBLIC_KEY: PUBLIC_KEY.replace(/.$/, 'q') }],
  ['BACKUP_PUBLIC_KEY', { BACKUP_PUBLIC_KEY: `${PUBLIC_KEY} ${PUBLIC_KEY}` }],
  ['BACKUP_REMINDER_DAYS', { BACKUP_REMINDER_DAYS: '-1' }],
  ['LIMIT_BOOKINGS_PER_MINUTE', { LIMIT_BOOKINGS_PER_MINUTE: '0' }],
])('a wrong %s is told in one line that names it', (name, environment) => {
  const read = () => readConfig(environment)

  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Settings: [^\\n]*${name}[^\\n]*$`))
})

test('backups may be encrypted for several public keys', () => {
  const config = readConfig({ BACKUP_PUBLIC_KEY: `${PUBLIC_KEY}, ${PUBLIC_KEY}` })
  expect(config.backupPublicKeys).toEqual([PUBLIC_KEY, PUBLIC_KEY])
})

test('a private key instead of the public one is refused, and not printed', () => {
  const read = () => readConfig({ BACKUP_PUBLIC_KEY: PRIVATE_KEY })
  expect(read).toThrow(/^Settings: BACKUP_PUBLIC_KEY: is no public key of age/)
  expect(read).not.toThrow(PRIVATE_KEY)
})
