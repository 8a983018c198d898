import { DrizzleQueryError } from 'drizzle-orm/errors'

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because of this unique constraint; Drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causesOf(error).some(({ code, constraint: broken }) => {
    return code === UNIQUE_VIOLATION && broken === constraint
  })
}

/** A lock that was not available in time, or a deadlock. */
const LOCK_UNAVAILABLE = new Set(['55P03', '40P01'])

/** Whether a lock was held by another transaction. Another attempt may succeed. */
export function isLockUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code }) => LOCK_UNAVAILABLE.has(code ?? ''))
}

/** Whether the role of the connection lacks a right. */
export function isForbidden(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '42501')
}

/** A deadlock, or a serialisation failure. */
const SERIALIZATION_FAILURES = new Set(['40P01', '40001'])

/** Whether PostgreSQL aborted a transaction because of a concurrent one. It may succeed when repeated. */
export function isSerializationFailure(error: unknown): boolean {
  return causesOf(error).some(({ code }) => SERIALIZATION_FAILURES.has(code ?? ''))
}

/**
 * PostgreSQL's class 08 (connection), 57P01 to 57P05 (shutdown, start, a terminated session), 53000, 53200, 53300 and
 * 53400 (no memory, no free connection), and the codes of network errors.
 */
const UNREACHABLE =
  /^(08...|57P0[1-5]|53[0234]00|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN))$/

/** Messages of errors to which `pg` gives no code. */
const UNREACHABLE_WORDS =
  /^(timeout e(xpired|xceeded when trying to connect)|Connection terminated|Client has encountered a connection error|The database was silent)/

/** Whether a server refused, ended or never answered a connection. It may be reachable again soon. */
export function isUnreachable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => {
    return code === undefined ? UNREACHABLE_WORDS.test(message) : UNREACHABLE.test(code)
  })
}

/**
 * A statement or transaction that took too long (57014, 25P03, 25P04, 55P03) or met a deadlock (40P01), a read-only
 * server (25006: a standby), a database that is closed or missing (55000, 3D000), and logins that are refused
 * unexpectedly (class 28).
 */
const NOT_NOW = /^(57014|25P0[34]|55P03|40P01|25006|55000|3D000|28...)$/

/** Whether the database cannot be used at the moment, through no fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isUnreachable(error) || causesOf(error).some(({ code }) => code && NOT_NOW.test(code))
}

/** 53100 and 58030 are codes of PostgreSQL, the others of the file system. */
const DISK_FULL = /^(53100|58030|ENOSPC|EDQUOT)$/

/** Whether something could not be stored because the disk of the database or of the product's files is full. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code && DISK_FULL.test(code))
}

/** The text of the query that failed, or null for an error of another kind. */
export function queryOf(error: Error): string | null {
  return error instanceof DrizzleQueryError ? error.query : null
}

interface CodedError extends Error {
  code?: string
  constraint?: string
}

/** An error and its chain of causes; libraries wrap the driver's errors. */
function causesOf(error: unknown): CodedError[] {
  const causes: CodedError[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
