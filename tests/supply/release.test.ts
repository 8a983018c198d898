import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const text = (file: string) => readFileSync(file, 'utf8')
const { name, version } = JSON.parse(text('package.json'))

test('the version is in package.json alone, and npm repeats it in package-lock.json', () => {
  const lock = JSON.parse(text('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])

  const literal = new RegExp(`(?<![\\w.-])v?${version.replaceAll('.', '\\.')}(?![\\w.-])`)
  const files = ['src', 'scripts', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('node_modules')),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => literal.test(text(file)))).toEqual([])
})

test('the version has an entry in the changelog, one for operators, and a database for later upgrades', () => {
  const newest = /^## (.+)$/m.exec(text('CHANGELOG.md'))?.[1]
  expect(newest).toBe(version)
  expect(text('docs/upgrading.md').split('\n')).toContain(`### ${version}`)
  expect(existsSync(`tests/upgrades/${version}/fixture.json`)).toBe(true)
})

test('every changeset names the product and says what people notice', () => {
  const changesets = readdirSync('.changeset').filter((file) => file.endsWith('.md'))
  for (const file of changesets)
    expect(text(`.changeset/${file}`), file).toMatch(
      new RegExp(`^---\\n"${name}": (patch|minor|major)\\n---\\n\\n\\S`),
    )
})
