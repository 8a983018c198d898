import fc from 'fast-check'

/**
 * Texts that often cause defects: control characters, lone surrogates, right-to-left text, syntax of other languages.
 */
const UNUSUAL_TEXTS = [
  '',
  ' ',
  '\u00a0\u3000',
  '\0',
  'a\0b',
  'a\r\nBcc: alle@example.com',
  '\ud83d',
  'a\udf93b',
  '\ufffe\uffff',
  '\ufeff',
  '\u200b',
  '\u200d\u2060\u00ad',
  '\u202eneleiv nov',
  '\u2066a\u2069',
  'مرحبا بالعالم',
  'Jo\u0308rg',
  'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  'Z͑ͫ̓a̴̵̞lgo',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'İıſßΣς',
  'ﬁﷺ',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '1.',
  '٣',
  "' or 1=1 --",
  '"; drop table registrations; --',
  '%00',
  '%',
  '_%_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  'a/b',
  'a;b,c',
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13',
  '9999-12-31',
  'http://127.0.0.1/',
  'https://[::1]/',
  'javascript:alert(1)',
  'a@b@example.com',
  'x'.repeat(300),
  'ä'.repeat(2_500),
  '🎓'.repeat(3_000),
]

/** JSON that `JSON.stringify` never writes. In a value, each is represented by {@link rawJson}. */
const RAW_JSON = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '9007199254740993',
  '1.0',
  '[1e400]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":{"a":2}}',
  '['.repeat(200) + ']'.repeat(200),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '['.repeat(20_000) + ']'.repeat(20_000),
]
/** A noncharacter of Unicode, so that no normal text contains it. */
const RAW_PREFIX = '\u{10fffe}'
const RAW = new RegExp(`"${RAW_PREFIX}(\\d+)"`, 'gu')

/** The value as JSON, with the placeholders replaced by their raw JSON. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(RAW, (_, at: string) => RAW_JSON[Number(at)] ?? '')
}

const rawJson = fc.nat(RAW_JSON.length - 1).map((at) => `${RAW_PREFIX}${at}`)

export const unusualText = fc.oneof(
  { arbitrary: fc.constantFrom(...UNUSUAL_TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 1 },
)

/** Any JSON value, to be used where another type is expected. */
export const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: unusualText, weight: 6 },
  {
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -1e308),
    weight: 2,
  },
  { arbitrary: fc.constantFrom({}, [], [[]], [null], { length: 1 }, { toString: 1 }), weight: 1 },
  { arbitrary: rawJson, weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
)

type Path = readonly (string | number)[]

/** A change that makes a value differ from what is expected. */
type Mutation = (value: unknown) => unknown

const mutation: fc.Arbitrary<Mutation> = fc
  .record({ place: fc.nat(1_000), unusual: unusualValue, name: unusualText, how: fc.nat(9) })
  .map(({ place, unusual, name, how }) => (value: unknown) => {
    const paths = pathsIn(value)
    const path = paths[place % paths.length] ?? []
    if (how < 6) return replacedAt(value, path, () => unusual)
    if (how === 6) return withoutAt(value, path)
    if (how === 7) return replacedAt(value, path, (old) => [old])
    if (how === 8) return replacedAt(value, path, (old) => repeated(old, place))
    return replacedAt(value, path, (old) => withEntry(old, name, unusual))
  })

/** Changes a value in up to three places. */
export const mutations: fc.Arbitrary<Mutation> = fc
  .array(mutation, { minLength: 1, maxLength: 3 })
  .map((steps) => (value: unknown) => steps.reduce((changed, step) => step(changed), value))

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (isList(value)) return value.map((item, index) => [index, item])
  return value !== null && typeof value === 'object' ? Object.entries(value) : []
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  return [path, ...entriesOf(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))]
}

function replacedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  return rebuilt(
    value,
    entriesOf(value).map(([key, item]) => [
      key,
      key === first ? replacedAt(item, rest, change) : item,
    ]),
  )
}

function withoutAt(value: unknown, path: Path): unknown {
  const last = path.at(-1)
  if (last === undefined) return value
  return replacedAt(value, path.slice(0, -1), (parent) =>
    rebuilt(
      parent,
      entriesOf(parent).filter(([key]) => key !== last),
    ),
  )
}

function withEntry(value: unknown, name: string, item: unknown): unknown {
  return rebuilt(value, [...entriesOf(value), [name, item]])
}

/** Uses `Object.fromEntries`, which creates own properties of any name, even "__proto__". */
function rebuilt(like: unknown, entries: [string | number, unknown][]): unknown {
  return isList(like) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

function repeated(value: unknown, times: number): unknown {
  if (isList(value)) return Array.from({ length: times }, (_, at) => value[at % value.length] ?? at)
  return typeof value === 'string' ? value.repeat(times % 60) : value
}
