import fc from 'fast-check'
import { generateSync } from 'json-schema-faker'
import { SUMMER } from '../product/price-periods.ts'
import { bodiesFor, type FuzzBody } from './fuzz-bodies.ts'
import type { Operation } from './fuzz-operations.ts'
import { unusualText } from './fuzz-values.ts'
import { ROOM_SECRET } from './room-secret.ts'

/** Ids of rows, which are known only once the product runs. */
export type StoredIds = Record<'registrations' | 'mails' | 'rooms', string[]>

/** The sender: without a session, an administrator, or with forged cookies. */
export const CALLERS = ['nobody', 'administrator', 'stranger'] as const
type Caller = (typeof CALLERS)[number]

export interface FuzzRequest {
  operation: Operation
  caller: Caller
  method: string
  /** Path and query. */
  address: string
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer> | null
}

type PathValue = string | { of: keyof StoredIds; at: number }
type Header = [name: string, value: string]

/** Generates requests for all calls, writes more often than reads. Ids of rows are looked up when a request is sent. */
export function fuzzRequests(
  operations: readonly Operation[],
  stored: StoredIds,
): fc.Arbitrary<() => FuzzRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({
      arbitrary: requestsFor(operation, stored),
      weight: weightOf(operation),
    })),
  )
}

/** Hashing a password takes as long as fifty other calls. */
function weightOf({ path, requestBody }: Operation): number {
  if (/\/(login|logout|change-password|begin|recovery-codes|switch-off)$/.test(path)) return 2
  return requestBody ? 9 : 3
}

function requestsFor(operation: Operation, stored: StoredIds): fc.Arbitrary<() => FuzzRequest> {
  const parts = fc.record({
    caller: fc.oneof(
      { arbitrary: fc.constant<Caller>('administrator'), weight: 7 },
      { arbitrary: fc.constant<Caller>('nobody'), weight: 2 },
      { arbitrary: fc.constant<Caller>('stranger'), weight: 1 },
    ),
    path: fc.tuple(...valuesOf(operation, 'path').map(([name]) => pathValue(operation, name))),
    query: queries(operation),
    headers: fc.oneof(
      { arbitrary: fc.constant<Header[]>(ownHeaders(operation)), weight: 3 },
      { arbitrary: fc.array(unusualHeader, { maxLength: 3 }), weight: 2 },
    ),
    body: bodiesFor(operation),
  })
  return parts.map((request) => () => {
    const names = valuesOf(operation, 'path').map(([name]) => name)
    const path = names.reduce((filled, name, index) => {
      const value = request.path[index] ?? ''
      const text = typeof value === 'string' ? value : storedId(stored, value)
      return filled.replace(`{${name}}`, encodePart(text))
    }, operation.path)
    return {
      operation,
      caller: request.caller,
      method: operation.method,
      address: `${path}${request.query}`,
      headers: withContentType(request.headers, request.body),
      body: request.body && operation.method !== 'GET' ? request.body.bytes : null,
    }
  })
}

/** Of a call of a room: the secret that all fuzzed rooms are opened with. */
function ownHeaders({ path }: Operation): Header[] {
  return path.includes('/rooms/') ? [['Authorization', `Bearer ${ROOM_SECRET}`]] : []
}

function storedId(stored: StoredIds, { of, at }: Exclude<PathValue, string>): string {
  const ids = stored[of]
  return ids[at % ids.length] ?? 'none-yet'
}

/** Encodes a text for an address. Lone surrogates have no UTF-8 and are replaced. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function withContentType(headers: Header[], body: FuzzBody | null): Header[] {
  const isGiven = headers.some(([name]) => name === 'Content-Type')
  if (isGiven || !body?.contentType) return headers
  return [['Content-Type', body.contentType], ...headers]
}

function valuesOf(operation: Operation, place: 'path' | 'query') {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => [name, schema] as const)
}

const TRAININGS = ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen', 'kurs-4-pilze']

function pathValue({ path }: Operation, name: string): fc.Arbitrary<PathValue> {
  const known = knownPathValue(path, name)
  // "." and ".." are resolved by the client, which would then request another address.
  const unusualSegment = unusualText.filter(
    (text) => !['', '.', '..'].includes(text.toWellFormed()),
  )
  return fc.oneof({ arbitrary: known, weight: 3 }, { arbitrary: unusualSegment, weight: 1 })
}

function knownPathValue(path: string, name: string): fc.Arbitrary<PathValue> {
  const [, of] = /\/(registrations|mails|rooms)\/\{(?:id|code)\}/.exec(path) ?? []
  if (of) return fc.nat().map((at) => ({ of: of as keyof StoredIds, at }))
  if (name === 'periodName')
    return fc.constantFrom(SUMMER.periodName, 'Frühling', 'Winter/Ende %41')
  if (name === 'periodType') return fc.constantFrom('normal', 'early_bird', 'late_bird')
  return fc.constantFrom(...(path.includes('packages') ? ['single', 'double'] : TRAININGS))
}

function queries(operation: Operation): fc.Arbitrary<string> {
  const parameters = valuesOf(operation, 'query').map(([name, schema]) => {
    const valid = fc.nat().map((seed) => String(generateSync(schema, { seed })))
    const known = KNOWN_QUERIES[name] ? fc.constantFrom(...KNOWN_QUERIES[name]) : valid
    const value = fc.oneof(valid, known, unusualText)
    return fc.oneof(
      { arbitrary: fc.constant<Header[]>([]), weight: 3 },
      { arbitrary: value.map((text): Header[] => [[name, text]]), weight: 3 },
      {
        arbitrary: fc.tuple(value, value).map((two) => two.map((text): Header => [name, text])),
        weight: 1,
      },
    )
  })
  const unknown = fc.option(
    unusualText.map((text): Header[] => [[text, text]]),
    { freq: 20 },
  )
  return fc.tuple(...parameters, unknown).map((lists) => {
    const pairs = lists.flatMap((list) => list ?? [])
    if (pairs.length === 0) return ''
    return `?${pairs.map(([name, text]) => `${encodePart(name)}=${encodePart(text)}`).join('&')}`
  })
}

function encodedJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

const KNOWN_QUERIES: Readonly<Record<string, readonly string[]>> = {
  q: ['Adler', 'sina adler', 'Jo\u0308rg', 'strategie'],
  training: TRAININGS,
  package: ['single', 'complete'],
  limit: ['1', '2', '500', '1e2', ' 5', '0x10', '+5', '05'],
  // Some of the product's cursors are base64 of JSON.
  cursor: [
    '0000-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000',
    '9999-12-31T23:59:59Z_00000000-0000-4000-8000-000000000000',
    encodedJson(['0000-01-01T00:00:00Z', 1, '00000000-0000-4000-8000-000000000000']),
    encodedJson(['2027-01-01T00:00:00Z', 1, '00000000-0000-4000-8000-000000000000']),
    'bnVsbA',
    'W10',
    'eyJhIjoxfQ',
    'WyIiLDAsMSwyXQ',
    'e30',
    'WzEsMiwzXQ',
  ],
  subjectId: ['kurs-1-uhren', 'trainings/benefits.heading'],
}

/** Text that a header can contain: visible Latin-1 and inner spaces. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  })
  .map((text) => text.replace(/[\x7f-\x9f]/g, '').trim())

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'If-Match': ['"1"', '"2"', 'W/"1"', '*', '"1", "2"', '1', '""', '"999999999999"', ',', '"a'],
  'Idempotency-Key': ['a', 'key-1', 'key-2', '', 'x'.repeat(201), 'a b', 'ä'],
  'Content-Type': ['', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data'],
  'Content-Encoding': ['gzip', 'br', 'identity', 'deflate, gzip', 'x'],
  'Content-Length': ['0', '5', '99999999999', '-1', 'abc'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'same-site', 'none', 'x'],
  Origin: ['http://localhost:3000', 'https://evil.example', 'null', 'x'],
  Accept: ['text/html', 'image/*;q=0', 'x'],
  'Accept-Language': ['en', '*', 'x'.repeat(500)],
  'If-None-Match': ['*', '"1"'],
  Range: ['bytes=0-0', 'bytes=5-'],
  'X-Forwarded-For': ['192.0.2.1', 'x, y', '::1', '[::1]:80'],
  'X-HTTP-Method-Override': ['DELETE', 'GET'],
  Host: ['localhost', 'evil.example', ''],
}

const unusualHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) =>
    fc
      .oneof(
        { arbitrary: fc.constantFrom(...(HEADERS[name] ?? [])), weight: 3 },
        { arbitrary: headerText, weight: 1 },
      )
      .map((value): Header => [name, value]),
  )

/** A command that sends the same request to a product that listens on port 3000. */
export function asCommand({ method, address, headers, body, caller }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const shown = headers.map(
    ([name, value]) => `-H ${quoted(value ? `${name}: ${value}` : `${name};`)}`,
  )
  const curl = [
    `curl -g -X ${method}`,
    quoted(`http://localhost:3000${address}`),
    ...shown,
    ...(caller === 'administrator' ? ['-b session.txt'] : []),
  ].join(' ')
  if (!body) return curl
  return `echo ${Buffer.from(body).toString('base64')} | base64 -d | ${curl} --data-binary @-`
}
