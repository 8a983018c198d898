/** RFC 9309, section 2.5: a parser must read at least 500 KiB. The rest is ignored. */
export const ROBOTS_MAX_BYTES = 500 * 1024
/** Further lines are ignored. An ordinary file of 500 KiB has fewer than half as many. */
const LINES_MAX = 50_000
/** Longer lines are ignored: no requested URL is that long, so such a rule could only match by wildcards. */
const LINE_MAX_LENGTH = 4096
/** Further rules of a group are ignored. */
const RULES_MAX = 10_000

/** The rules of a robots.txt for one user agent. */
export interface RobotsGroup {
  rules: { isAllowed: boolean; pattern: string }[]
  /** Seconds between two requests; 0 for none. */
  crawlDelay: number
}

/**
 * Parses a robots.txt by RFC 9309. Returns the rules of all groups that name this user agent or, where there are none,
 * those for all ("*"). Linear in the size of the file.
 *
 * @param body the file, at most one byte longer than ROBOTS_MAX_BYTES; then it was cut, and its last line, which may be
 * incomplete, is ignored
 * @param token the product's name in robots.txt, ignoring case
 */
export function readRobotsGroup(body: Uint8Array, token: string): RobotsGroup {
  const fields = [...fieldsOf(body)]
  return (
    groupFor(token.toLowerCase(), fields) ?? groupFor('*', fields) ?? { rules: [], crawlDelay: 0 }
  )
}

type Field = [name: string, value: string]

const RULE_NAMES = ['allow', 'disallow', 'crawl-delay']

/** The combined rules of all groups that name this user agent; null where there are none. */
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

/** The name without the version, as in "Amsel/1.0". */
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

/** The lines of the form "name: value", without comments; names in lower case. */
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
 * Whether a page may be read: the longest matching rule decides, and of two of the same length the one that allows.
 *
 * @param path including the query, as in the URL: "/seite?a=b"
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
 * Whether a pattern of robots.txt matches the beginning of a path: "*" matches any characters, "$" at the end matches
 * the end of the path.
 */
function matchesPattern(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : undefined
  if (isWhole && last === undefined) return path === first
  let at = first.length
  for (const piece of others) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}

/** Percent-encodes a pattern like a URL; existing codes are unchanged. */
function encoded(pattern: string): string {
  return withUpperCaseCodes(encodeURI(pattern.toWellFormed()).replaceAll('%25', '%'))
}

function withUpperCaseCodes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}
