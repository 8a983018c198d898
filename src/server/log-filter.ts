import { queryOf } from './database/database-errors.ts'
import { isVocabulary } from './log-vocabulary.ts'

/** Stands for what is not logged. */
const LEFT_OUT = '…'
/** Characters of a text that are looked at, and of what is kept of it. */
const TEXT_READ = 4_000
const TEXT_MAX = 300
const QUERY_MAX = 600
const ENTRIES_MAX = 20
/** How deep values of a line are nested, and causes of an error. */
const DEPTH_MAX = 3
const FRAMES_MAX = 10
const CAUSES_FRAMES_MAX = 4
const FRAME_MAX = 160
const AGGREGATED_MAX = 3

/** Also as it stands in the path of an address. */
const MAIL_ADDRESS = /[^\s"'<>(),;:/]+(?:@|%40)[^\s"'<>(),;:/]+/gi

/** What of the fields of a line is logged: our own values, without mail addresses, and bounded. */
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

/** A text of our own, without mail addresses and bounded. */
export function withoutMailAddresses(text: string): string {
  return cut(text.slice(0, TEXT_READ).replaceAll(MAIL_ADDRESS, LEFT_OUT), TEXT_MAX)
}

/** A text of a library or of another server: only those words of it that name nobody (`log-vocabulary.ts`). */
export function filterText(text: string): string {
  const words = text.slice(0, TEXT_READ).split(/\s+/).filter(Boolean)
  const kept = words.map((word) => (isVocabulary(withoutMarks(word)) ? word : LEFT_OUT))
  const told = kept.filter((word, index) => word !== LEFT_OUT || kept[index - 1] !== LEFT_OUT)
  return cut(told.join(' '), TEXT_MAX)
}

function withoutMarks(word: string): string {
  return word.replace(/^[("'`[]+/, '').replace(/[)"'`\].,:;!?]+$/, '')
}

/** Fields of errors that hold the name of something in code or schema: Node.js's first, then PostgreSQL's. */
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

/** Fields of errors that hold the status of HTTP or SMTP. */
const STATUSES = ['status', 'statusCode', 'responseCode'] as const

interface FilteredError {
  name: string
  message?: string
  cause?: FilteredError
  [field: string]: unknown
}

/**
 * What of an error is logged: what it is called, where it was made, its query without values, the codes and names in
 * {@link NAMES} and {@link STATUSES}, the words of its message that name nobody, and the same of its causes. No other
 * field is: libraries put what they worked on into `detail`, `params`, `input`, `response` and many more.
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
    ...picked(NAMES, fields, (value) => typeof value === 'string' && NAME.test(value)),
    ...picked(STATUSES, fields, (value) => Number.isInteger(value)),
    message: filterText(query === null ? String(error.message) : 'Failed query'),
    ...(query === null ? {} : { query: withoutLiterals(query) }),
    stack: framesOf(error, depth === 0 ? FRAMES_MAX : CAUSES_FRAMES_MAX),
    ...(cause instanceof Error && !isDeep ? { cause: filterError(cause, depth + 1) } : {}),
    ...(aggregated.length > 0 && !isDeep
      ? { errors: aggregated.map((entry) => filterError(entry, depth + 1)) }
      : {}),
  }
}

/** The fields of an error that {@link filterErrorLine} holds. */
const FACTS = ['code', 'table', 'column', 'constraint'] as const

/** {@link filterError} in one line, for those who get no log: words, codes and names, and the same of its causes. */
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

/** Some libraries name only their classes. */
function nameOf(error: Error): string {
  const called = error.name === 'Error' ? error.constructor.name : error.name
  return NAME.test(called) ? called : 'Error'
}

function picked(
  names: readonly string[],
  fields: Record<string, unknown>,
  isKept: (value: unknown) => boolean,
): Record<string, unknown> {
  const kept = names.filter((name) => isKept(fields[name]))
  return Object.fromEntries(kept.map((name) => [name, fields[name]]))
}

/** "at name (file:line:column)" or "at file:line:column". */
const FRAME =
  /^ +at (?:(?:async |new )?([\w.$#<>-]+)(?: \[as [\w.$#<>-]+\])? \()?(?:file:\/\/)?((?:node:|\/|[A-Za-z]:[\\/])[^()]+:\d+:\d+)\)?$/
/** The folder of the product is nobody's business, and may be called like its owner. */
const ABOVE_THE_PRODUCT =
  /^.*[\\/](?=node_modules[\\/])|^.*?[\\/](?=(?:src|dist|tests)[\\/])|^(?!node:).*[\\/]/

/** The lines at the end of the stack. Above them it repeats the message, which may look like anything. */
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
  const file = place.replace(ABOVE_THE_PRODUCT, '')
  return cut(name ? `at ${name} (${file})` : `at ${file}`, FRAME_MAX)
}

/** Values are given to PostgreSQL beside a query. One that stands in it all the same stays out. */
function withoutLiterals(query: string): string {
  return cut(query.replaceAll(/'(?:[^']|'')*(?:'|$)/g, `'${LEFT_OUT}'`), QUERY_MAX)
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}${LEFT_OUT}` : text
}
