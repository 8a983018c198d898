import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#platform/config/server/config.ts'
import { SUBJECTS } from '../../src/subjects.ts'

/** The longest time that the product takes to stop, in seconds. */
const STOPS_WITHIN = 10
const INSTALLED_IN = '/opt/morgenfalz/'

test.each(['morgenfalz.service', 'morgenfalz-backup.service'])(
  '%s starts a program that the build makes',
  (name) => {
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node \S+ (\S+)/m.exec(unit(name)) ?? []
    const inRepository = program.replace(INSTALLED_IN, '')
    expect(inRepository).toMatch(/^dist\/server\//)
    expect(existsSync(inRepository), inRepository).toBe(true)
  },
)

test('an operator’s tools leave the product the time that it takes to stop', () => {
  const [, systemd] = /^TimeoutStopSec=(\d+)$/m.exec(unit('morgenfalz.service')) ?? []
  const compose = text('deploy/docker/compose.yaml')
  const [, docker] = / {2}app:[\s\S]*?stop_grace_period: (\d+)s/.exec(compose) ?? []
  expect(Number(systemd)).toBeGreaterThan(STOPS_WITHIN)
  expect(Number(docker)).toBeGreaterThan(STOPS_WITHIN)
})

test('the unit that reports a failed backup exists', () => {
  const [, name = ''] = /^OnFailure=(\S+)$/m.exec(unit('morgenfalz-backup.service')) ?? []
  expect(name).toMatch(/^morgenfalz-failed@%n\.service$/)
  expect(unit(name.replace('%n', ''))).toMatch(/^Environment=UNIT=%i$/m)
})

test('the logs of containers are limited', () => {
  const { services } = parse(text('deploy/docker/compose.yaml'), { merge: true })
  expect(Object.keys(services)).toEqual(['app', 'db'])
  for (const [name, { logging }] of Object.entries<ComposeService>(services))
    expect.soft(logging, name).toMatchObject({ options: { 'max-size': '10m', 'max-file': '10' } })
})

interface ComposeService {
  logging?: object
}

test('the image is made of files that are there and that its build may see, and runs programs that the build makes', () => {
  const dockerfile = text('deploy/docker/Dockerfile').replaceAll('\\\n', '')
  const allowed = text('deploy/docker/Dockerfile.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  const sources = copies.flatMap(([, list = '']) => list.split(' '))
  expect(sources.length).toBeGreaterThan(5)
  for (const source of sources) {
    expect.soft(existsSync(source), source).toBe(true)
    expect.soft(allowed, source).toContain(source)
  }
  for (const entry of allowed) expect.soft(sources, entry).toContain(entry)
  for (const source of sources.filter((name) => /\.m?[jt]s$/.test(name)))
    for (const imported of importedFiles(source))
      expect
        .soft(
          sources.some((copied) => isIn(copied, imported)),
          imported,
        )
        .toBe(true)

  const programs = [...dockerfile.matchAll(/dist\/server\/[\w-]+\.js/g)].map(([program]) => program)
  expect(programs).toContain('dist/server/main.js')
  for (const program of programs) expect.soft(existsSync(program), program).toBe(true)
})

/** What is read on the first day, in bytes at most. */
const SHORT_DOCUMENTS = { 'README.md': 9_000, 'ARCHITECTURE.md': 8_000, 'CONTRIBUTING.md': 5_000 }

test.each(Object.entries(SHORT_DOCUMENTS))('%s is short', (document, most) => {
  expect(Buffer.byteLength(text(document))).toBeLessThanOrEqual(most)
})

test('every subject says in at most 60 lines what it is', () => {
  for (const subject of SUBJECTS) {
    const lines = text(`src/${subject}/README.md`).split('\n')
    expect.soft(lines.length, subject).toBeLessThanOrEqual(60)
  }
})

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'tests/README.md',
  ...globSync('src/**/README.md'),
  ...['docs', 'docs/decisions', 'deploy/systemd', 'deploy/docker'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.jpg') && name !== 'decisions')
      .map((name) => `${folder}/${name}`),
  ),
]

test.each(DOCUMENTS)('%s names only files and commands that there are', (document) => {
  const words = text(document)
  const files = [
    ...words.matchAll(
      /(?<![\w/.@-])(?:src|scripts|deploy|docs|tests|bench|dist\/server)\/[\w./$-]*\w/g,
    ),
  ].map(([file]) => file)
  for (const file of files.filter((name) => !/NNNN|NAME/.test(name)))
    expect.soft(existsSync(file), file).toBe(true)

  const { scripts } = JSON.parse(text('package.json'))
  const commands = [...words.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
  for (const name of commands) expect.soft(scripts, `npm run ${name}`).toHaveProperty([name])
})

test('the example of settings holds settings that the product takes', () => {
  const example = text('deploy/settings.env.example')
  const uncommented = example.replace(/^#(?=[A-Z0-9_]+=)/gm, '')
  const settings = parseEnv(uncommented)
  expect(Object.keys(settings).length).toBeGreaterThan(5)
  const listed = text('docs/settings.md')
  for (const name of Object.keys(settings)) expect.soft(listed, name).toContain(`\`${name}\``)
  for (const given of [parseEnv(example), settings])
    expect(readConfig(given).publicUrl).toBe('https://morgenfalz.example')
})

test('what is served from the build is for browsers: no lists, no sources', () => {
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /\/\.|\.(map|ts|tsx|json)$/.test(file))).toEqual([])
})

function unit(name: string): string {
  return text(`deploy/systemd/${name}`)
}

function text(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The files of the repository that a file imports by their paths. */
function importedFiles(file: string): string[] {
  return [...text(file).matchAll(/ from '(\.[^']+)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  )
}

function isIn(folderOrFile: string, file: string): boolean {
  return file === folderOrFile || file.startsWith(`${folderOrFile}/`)
}
