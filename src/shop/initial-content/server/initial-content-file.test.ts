import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#platform/config/server/config.ts'
import { fixtureContent } from '#tests/support/fixture/fixture.ts'
import { initialContent } from './initial-content-file.ts'
import { sampleContent } from './sample-content.ts'

const FIRST_START = '2026-11-20'

function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'initial-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'content.json')
  writeFileSync(file, text)
  return file
}

test('a new installation starts with the operator’s file, or else with the sample', async () => {
  const file = fileWith(JSON.stringify(fixtureContent(FIRST_START)))
  const titles = (content: { trainings: { title: string }[] }) =>
    content.trainings.map(({ title }) => title)

  const own = await initialContent(file, FIRST_START)
  const sample = await initialContent(undefined, FIRST_START)

  expect(titles(own.content)).toEqual(titles(fixtureContent(FIRST_START)))
  expect(titles(sample.content)).toEqual(titles(sampleContent(FIRST_START)))
})

test('the example of the documentation is valid', async () => {
  const { content } = await initialContent('deploy/initial-content.example.json', FIRST_START)

  expect(content.packages.map(({ basePrice }) => basePrice)).toEqual([9_000, 17_000, 32_050])
})

test.each([
  ['a file that is no JSON', fileOf('{'), 'is no JSON'],
  ['a file that is not there', () => '/nowhere/content.json', 'cannot be read'],
  [
    'a file that breaks rules',
    fileOf(JSON.stringify({ ...fixtureContent(FIRST_START), trainings: [] })),
    'trainings: ',
  ],
])('%s stops the start with one line that names the setting', async (_what, make, reason) => {
  const reading = initialContent(make(), FIRST_START)

  await expect(reading).rejects.toThrow(ConfigError)
  await expect(reading).rejects.toThrow(new RegExp(`^INITIAL_CONTENT: [^\\n]*${reason}[^\\n]*$`))
})

function fileOf(text: string) {
  return () => fileWith(text)
}
