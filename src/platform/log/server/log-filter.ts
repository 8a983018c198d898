import { queryOf } from '#platform/database/server/database-errors.ts'
import { isVocabulary } from './log-vocabulary.ts'

/** Replaces what is not logged. */
const LEFT_OUT = '…'
/** Limits in characters: how much of a text is read, and how much of it is logged. */
const TEXT_READ = 4_000
const TEXT_MAX = 300
const QUERY_MAX = 600
const ENTRIES_MAX = 20
/** Maximum nesting of the values in a line, and maximum length of an error's chain of causes. */
const DEPTH_MAX = 3
const FRAMES_MAX = 10
const CAUSES_FRAMES_MAX = 4
const FRAME_MAX = 160
const AGGREGATED_MAX = 3

/** An e-mail address, also in its URL-encoded spelling. */
const MAIL_ADDRESS = /[^\s"'<>(),;:/]+(?:@|%40)[^\s"'<>(),;:/]+/gi

/** Filters the fields of a log line: the product's own values, without e-mail addresses, and limited in size. */
export function filterFields(fields: Record<string, unknown>): Record<string, unknown> {
  return filterEntries(fields, 0)
}

function filterEntries(values: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(values).slice(0, ENTRIES_MAX)
  return Object.fromEntries(entries.map(([name, value]) => [name, filterValue(value, depth)]))
}

function filterValue(value: unknown, depth: number): unknown {
  if (value instanceof Error) return filterError(value)
  if (typeof value === 'string') return withoutMailAddresses(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEPTH_MAX) return LEFT_OUT
  if (!Array.isArray(value)) return filterEntries(value, depth + 1)
  return value.slice(0, ENTRIES_MAX).map((entry) => filterValue(entry, depth + 1))
}

/** A text written by the product, without e-mail addresses and limited in length. */
export function withoutMailAddresses(text: string): string {
  return truncate(text.slice(0, TEXT_READ).replaceAll(MAIL_ADDRESS, LEFT_OUT), TEXT_MAX)
}

/** A text of a library or of another server, reduced to words that cannot identify a person (`log-vocabulary.ts`). */
export function filterText(text: string): string {
  const words = text.slice(0, TEXT_READ).split(/\s+/).filter(Boolean)
  const filtered = words.map((word) => (isVocabulary(withoutPunctuation(word)) ? word : LEFT_OUT))
  const shortened = filtered.filter(
    (word, index) => word !== LEFT_OUT || filtered[index - 1] !== LEFT_OUT,
  )
  return truncate(shortened.join(' '), TEXT_MAX)
}

function withoutPunctuation(word: string): string {
  return word.replace(/^[("'`[]+/, '').replace(/[)"'`\].,:;!?]+$/, '')
}

/** Fields of errors that contain a name from code or schema: those of Node.js first, then those of PostgreSQL. */
const NAMES = [
  'code',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const
const NAME = /^[\w.-]{1,64}$/

/** Fields of errors that contain a status of HTTP or SMTP. */
const STATUSES = ['status', 'statusCode', 'responseCode'] as const

interface FilteredError {
  name: string
  message?: string
  cause?: FilteredError
  [field: string]: unknown
}

/**
 * Filters an error for the log. Logged are its name, its stack, its query without values, the codes and names in {@link
 * NAMES} and {@link STATUSES}, the words of its message that cannot identify a person, and the same of its causes. All
 * other fields are left out: libraries put the data they worked on into `detail`, `params`, `input`, `response` and
 * many more.
 */
export function filterError(error: unknown, depth = 0): FilteredError {
  if (!(error instanceof Error)) return { name: 'no error' }
  const fields = error as Error & Record<string, unknown>
  const { cause } = error
  const aggregated = error instanceof AggregateError ? error.errors.slice(0, AGGREGATED_MAX) : []
  const isDeep = depth >= DEPTH_MAX
  const query = queryOf(error)
  return {
    name: nameOf(error),
    ...pickFields(NAMES, fields, (value) => typeof value === 'string' && NAME.test(value)),
    ...pickFields(STATUSES, fields, (value) => Number.isInteger(value)),
    message: filterText(query === null ? String(error.message) : 'Failed query'),
    ...(query === null ? {} : { query: withoutLiterals(query) }),
    stack: framesOf(error, depth === 0 ? FRAMES_MAX : CAUSES_FRAMES_MAX),
    ...(cause instanceof Error && !isDeep ? { cause: filterError(cause, depth + 1) } : {}),
    ...(aggregated.length > 0 && !isDeep
      ? { errors: aggregated.map((entry) => filterError(entry, depth + 1)) }
      : {}),
  }
}

/** The fields of an error that {@link filterErrorLine} includes. */
const FACTS = ['code', 'table', 'column', 'constraint'] as const

/**
 * {@link filterError} as one line, for output that is not the log: words, codes and names, and the same of its causes.
 */
export function filterErrorLine(error: unknown): string {
  return lineOf(filterError(error))
}

function lineOf({ name, message, cause, ...fields }: FilteredError): string {
  const words = message && message !== LEFT_OUT ? message : name
  const facts = FACTS.filter((fact) => fields[fact] && !words.includes(String(fields[fact]))).map(
    (fact) => `${fact} ${fields[fact]}`,
  )
  const line = facts.length > 0 ? `${words} (${facts.join(', ')})` : words
  return cause ? `${line}: ${lineOf(cause)}` : line
}

/** Some libraries leave `name` at "Error" and only name the class. */
function nameOf(error: Error): string {
  const called = error.name === 'Error' ? error.constructor.name : error.name
  return NAME.test(called) ? called : 'Error'
}

function pickFields(
  names: readonly string[],
  fields: Record<string, unknown>,
  isIncluded: (value: unknown) => boolean,
): Record<string, unknown> {
  const filtered = names.filter((name) => isIncluded(fields[name]))
  return Object.fromEntries(filtered.map((name) => [name, fields[name]]))
}

/** "at name (file:line:column)" or "at file:line:column". */
const FRAME =
  /^ +at (?:(?:async |new )?([\w.$#<>-]+)(?: \[as [\w.$#<>-]+\])? \()?(?:file:\/\/)?((?:node:|\/|[A-Za-z]:[\\/])[^()]+:\d+:\d+)\)?$/
/** The folder that the product is installed in, which is removed from file names: it may contain the owner's name. */
const INSTALLATION_FOLDER =
  /^.*[\\/](?=node_modules[\\/])|^.*?[\\/](?=(?:src|dist|tests)[\\/])|^(?!node:).*[\\/]/

/** The stack frames. The message, which the stack repeats above them, is removed: it may look like anything. */
function framesOf({ stack, message }: Error, max: number): string {
  const lines = String(stack).replace(message, '').split('\n')
  const first = lines.findLastIndex((line) => !/^ +at /.test(line)) + 1
  return lines
    .slice(first)
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, max)
    .join('\n')
}

function frameIn(line: string): string | null {
  const [, name = '', place = ''] = FRAME.exec(line) ?? []
  if (!place) return null
  const file = place.replace(INSTALLATION_FOLDER, '')
  return truncate(name ? `at ${name} (${file})` : `at ${file}`, FRAME_MAX)
}

/**
 * Removes literals from a query. Values are normally passed to PostgreSQL as parameters, but some may be in the text.
 */
function withoutLiterals(query: string): string {
  return truncate(query.replaceAll(/'(?:[^']|'')*(?:'|$)/g, `'${LEFT_OUT}'`), QUERY_MAX)
}

function truncate(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}${LEFT_OUT}` : text
}
