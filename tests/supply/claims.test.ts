import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SECURITY = readFileSync('docs/security.md', 'utf8')
const LIBRARY_INTERNALS = readFileSync('docs/library-internals.md', 'utf8')
const THREAT_MODEL = readFileSync('docs/threat-model.md', 'utf8')
/** "S-106", or "S-106 to S-109". */
const REFERENCE = /S-(\d+)(?: to S-(\d+))?/g

interface Claim {
  id: string
  text: string
  code: string[]
  tests: { file: string; name: string }[]
}

/** The cells of all rows of all tables, column headings among them. */
function rowsOf(document: string): string[][] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

function readClaims(): Claim[] {
  return rowsOf(SECURITY)
    .filter(([id = '']) => /^S-\d+$/.test(id))
    .map(([id = '', text = '', code = '', tests = '']) => ({
      id,
      text,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      tests: tests.split('<br>').map((entry) => {
        const [, file = '', name = ''] = /^`(.+?)`: "(.+)"$/.exec(entry) ?? []
        return { file, name }
      }),
    }))
}

/** The names of a file's tests and groups of tests, with their placeholders, except skipped ones. */
function testNamesIn(file: string): string[] {
  if (!existsSync(file)) return []
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/(\S*)\(\s*(['"`])((?:(?!\2).)+)\2\s*,/g)]
    .filter(([, called = '']) => !/\.(skip|todo|fixme|fails)$/.test(called))
    .map(([, , , name = '']) => name)
}

const claims = readClaims()
const ids = new Set(claims.map(({ id }) => id))

test('every claim has an id of its own, a sentence, and code that exists', () => {
  expect(claims.length).toBeGreaterThan(50)
  expect(claims.length).toBe(ids.size)
  for (const { id, text, code } of claims) {
    expect.soft(text, id).toMatch(/\.$/)
    expect.soft(code.length, id).toBeGreaterThan(0)
    for (const file of code) expect.soft(existsSync(file), `${id}: ${file}`).toBe(true)
  }
})

test('every claim names tests that exist and are run', () => {
  for (const { id, tests } of claims) {
    for (const { file, name } of tests) {
      expect.soft(file, id).toMatch(/\.(test|spec)\.tsx?$/)
      expect.soft(testNamesIn(file).includes(name), `${id}: "${name}" in ${file}`).toBe(true)
    }
  }
})

test('every line of the threat model and of the ASVS table refers to claims that exist', () => {
  const threats = rowsOf(THREAT_MODEL).slice(1)
  const chapters = rowsOf(SECURITY).filter(([chapter = '']) => /^V\d+ /.test(chapter))
  expect(threats.length).toBeGreaterThan(15)
  expect(chapters).toHaveLength(17)
  for (const [who = '', wish = '', stops = ''] of threats) {
    expect.soft(stops, `${who}: ${wish}`).toMatch(REFERENCE)
  }
  for (const [chapter = '', applies = '', met = ''] of chapters) {
    if (applies === 'yes') expect.soft(met, chapter).toMatch(REFERENCE)
  }
})

test('every id that is referred to exists', () => {
  for (const [reference, first, last] of `${SECURITY}\n${THREAT_MODEL}`.matchAll(REFERENCE)) {
    for (const number of [first, last]) {
      if (number) expect.soft(ids, reference).toContain(`S-${number}`)
    }
  }
})

/** Where the document's short file names are. */
const FOLDERS = ['', 'src/']

test('every private part of a library names code that exists, and tests that exist', () => {
  const parts = rowsOf(LIBRARY_INTERNALS).slice(1)
  expect(parts.length).toBeGreaterThan(8)
  for (const [library = '', , where = '', , tests = ''] of parts) {
    for (const [, file = ''] of where.matchAll(/`([^`]+)`/g)) {
      expect.soft(findFile(file), `${library}: ${file}`).toBeDefined()
    }
    for (const [, file = '', titles = ''] of tests.matchAll(/`([^`]+)`((?:[:,] "[^"]+")*)/g)) {
      expect.soft(findFile(file), `${library}: ${file}`).toBeDefined()
      const names = testNamesIn(findFile(file) ?? '')
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
        const isThere = names.some((name) => name.startsWith(title))
        expect.soft(isThere, `${library}: "${title}" in ${file}`).toBe(true)
      }
    }
  }
})

function findFile(name: string): string | undefined {
  return FOLDERS.map((folder) => folder + name).find((file) => existsSync(file))
}
