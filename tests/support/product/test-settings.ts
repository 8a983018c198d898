import { fixtureFile } from '../fixture/fixture-file.ts'

/** The administrator of a test's product, with the first password. */
export const ADMIN = { email: 'chefin@example.com', password: 'erstes-passwort' }

/** Weak parameters, so that a login takes a millisecond of processor time instead of 280. */
export const TEST_SCRYPT = { cost: 2 ** 4, blockSize: 8, parallelization: 1 }

/** A Friday in the early-bird period of the fixture, seven weeks before its first training. */
export const FIRST_START = '2026-11-20T09:00:00Z'

/** The settings of every test's product. */
export const TEST_SETTINGS = {
  DATA_DIR: '.cache/tests/data',
  INITIAL_CONTENT: fixtureFile(new Date(FIRST_START)),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // No test makes a backup before it looks at what is to do.
  BACKUP_REMINDER_DAYS: '0',
}

/**
 * The cookie header that a browser sends after these answer headers. Of several cookies with one name it sends the last:
 * an answer may extend the old session and then open a new one.
 */
export function cookiesOf(headers: Headers): string {
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}
