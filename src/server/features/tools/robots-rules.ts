/** RFC 9309, section 2.5: a parser has to read at least 500 KiB. What comes after is ignored. */
export const ROBOTS_MAX_BYTES = 500 * 1024
/** Lines after these are ignored as well. A file of 500 KiB with ordinary lines has fewer than half of them. */
const LINES_MAX = 50_000
/** A longer line is ignored: no address that is asked for is that long, so its rule could match only by wildcards. */
const LINE_MAX_LENGTH = 4096
/** Rules of one group after these are ignored. */
const RULES_MAX = 10_000

/** What a robots.txt says to one reader. */
export interface RobotsGroup {
  rules: { isAllowed: boolean; pattern: string }[]
  /** Seconds between two pages; 0 where nothing is said. */
  crawlDelay: number
}

/**
 * Reads a robots.txt by RFC 9309. Only the rules for this reader are kept: those of all groups that name its token, or,
 * where none does, those for everybody ("*"). The cost is linear in the size of the file.
 *
 * @param body the file, at most one byte longer than ROBOTS_MAX_BYTES; then it was cut there, and its last line, which
 * may be incomplete, is ignored
 * @param token the name by which robots.txt may address us; capitals make no difference
 */
export function readRobotsGroup(body: Uint8Array, token: string): RobotsGroup {
  const fields = [...fieldsOf(body)]
  return (
    groupFor(token.toLowerCase(), fields) ?? groupFor('*', fields) ?? { rules: [], crawlDelay: 0 }
  )
}

type Field = [name: string, value: string]

const RULE_NAMES = ['allow', 'disallow', 'crawl-delay']

/** What all groups that name this agent say together; null where none has a rule. */
function groupFor(agent: string, fields: readonly Field[]): RobotsGroup | null {
  const group: RobotsGroup = { rules: [], crawlDelay: 0 }
  let isFound = false
  let isNamed = false
  let isNaming = false
  for (const [name, value] of fields) {
    if (name === 'user-agent') {
      isNamed = (isNaming && isNamed) || agentOf(value) === agent
      isNaming = true
    } else if (RULE_NAMES.includes(name)) {
      isNaming = false
      isFound ||= isNamed
      if (isNamed) addTo(group, name, value)
    }
  }
  return isFound ? group : null
}

/** A name without its version: "Amsel/1.0". */
function agentOf(value: string): string | undefined {
  return value.split('/', 1)[0]?.trim().toLowerCase()
}

function addTo(group: RobotsGroup, name: string, value: string): void {
  if (name === 'crawl-delay') {
    const seconds = Number(value)
    if (value !== '' && !Number.isNaN(seconds)) group.crawlDelay = seconds
  } else if (value !== '' && group.rules.length < RULES_MAX) {
    group.rules.push({ isAllowed: name === 'allow', pattern: encoded(value) })
  }
}

/** The lines that are "name: value", without comments; names in lower case. */
function* fieldsOf(body: Uint8Array): Generator<Field> {
  const text = new TextDecoder().decode(body.subarray(0, ROBOTS_MAX_BYTES))
  const lines = text.split(/\r\n|\r|\n/, LINES_MAX)
  if (body.length > ROBOTS_MAX_BYTES) lines.pop()
  for (const line of lines) {
    if (line.length > LINE_MAX_LENGTH) continue
    const [statement = ''] = line.split('#', 1)
    const colon = statement.indexOf(':')
    if (colon > 0)
      yield [statement.slice(0, colon).trim().toLowerCase(), statement.slice(colon + 1).trim()]
  }
}

/**
 * Whether a page may be read: the longest rule that matches decides, and of two of the same length the one that allows.
 *
 * @param path with its query, as in the address: "/seite?a=b"
 */
export function isPathAllowed({ rules }: RobotsGroup, path: string): boolean {
  const address = withUpperCaseCodes(path)
  let longest = { isAllowed: true, pattern: '' }
  for (const rule of rules) {
    const { length } = rule.pattern
    const decides =
      length > longest.pattern.length || (length === longest.pattern.length && rule.isAllowed)
    if (decides && matchesPattern(rule.pattern, address)) longest = rule
  }
  return longest.isAllowed
}

/**
 * Whether a pattern of robots.txt matches the beginning of a path: "*" stands for any characters, "$" at the end for the
 * path's end. The cost is linear in the lengths of both.
 */
function matchesPattern(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : undefined
  if (isWhole && last === undefined) return path === first
  let at = first.length
  for (const piece of others) {
    const found = indexAfter(path, piece, at)
    if (found < 0) return false
    at = found
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}

/**
 * Where the first occurrence of a piece ends, or -1. By Knuth, Morris and Pratt: String.indexOf may take the product of
 * both lengths.
 */
function indexAfter(text: string, piece: string, from: number): number {
  if (piece === '') return from
  if (piece.length > text.length - from) return -1
  const borders = bordersOf(piece)
  let matched = 0
  for (let at = from; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== piece[matched]) matched = borders[matched - 1] ?? 0
    if (text[at] === piece[matched]) matched += 1
    if (matched === piece.length) return at + 1
  }
  return -1
}

/** For each beginning of a text, the length of the longest shorter beginning that it also ends with. */
function bordersOf(text: string): number[] {
  const borders = [0]
  let matched = 0
  for (let at = 1; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== text[matched]) matched = borders[matched - 1] ?? 0
    if (text[at] === text[matched]) matched += 1
    borders.push(matched)
  }
  return borders
}

/** As addresses are written: percent-encoded, what already is left as it is. */
function encoded(pattern: string): string {
  return withUpperCaseCodes(encodeURI(pattern.toWellFormed()).replaceAll('%25', '%'))
}

function withUpperCaseCodes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}
