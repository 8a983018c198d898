import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readToolFile, toolFileText } from './tool-file.ts'

interface Work {
  title: string
  lines: string[]
}

/** Like the tools: what cannot be read becomes a default. */
function parse(text: string): Work {
  const { title, lines } = JSON.parse(text) ?? {}
  return {
    title: typeof title === 'string' ? title : '',
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
  }
}
const read = (text: string) => readToolFile(text, 'flight-deck', parse)
const fileWith = (changes: object) =>
  JSON.stringify({ tool: 'flight-deck', version: 1, work: { title: 'A', lines: [] }, ...changes })

test('a saved file opens as it was', async () => {
  const anyWork = fc.record({ title: fc.string(), lines: fc.array(fc.string()) })
  await fc.assert(
    fc.asyncProperty(anyWork, async (work) => {
      expect(await read(toolFileText('flight-deck', work))).toEqual({ work })
    }),
  )
})

test('a file of an earlier version, without a field, opens with its default', async () => {
  expect(await read(fileWith({ work: { title: 'A' } }))).toEqual({
    work: { title: 'A', lines: [] },
  })
})

test.each([
  ['no work', 'Agenda: 1. Hallo'],
  ['no work', '[1, 2]'],
  ['no work', '{"title": "A"}'],
  ['other tool', fileWith({ tool: 'meeting-moderator' })],
  ['newer', fileWith({ version: 2 })],
  ['damaged', fileWith({ version: 'one' })],
  ['damaged', fileWith({ work: null })],
  ['damaged', fileWith({ work: { title: 7 } })],
  ['damaged', fileWith({ work: { title: 'A', lines: ['b', 3] } })],
  ['damaged', fileWith({ work: { title: 'A', unknown: true } })],
])('a wrong file is refused as "%s": %s', async (problem, text) => {
  expect(await read(text)).toEqual({ problem })
})

test('whatever a file contains, it is opened whole or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      const answer = await read(`{"tool":"flight-deck","version":1,"work":${json}}`)
      if ('work' in answer) {
        for (const [name, value] of Object.entries(JSON.parse(json))) {
          expect(Reflect.get(answer.work, name)).toEqual(value)
        }
      }
    }),
  )
})

test('a file that is too large for any work is not read', async () => {
  const file = new Blob([new Uint8Array(5_000_001)])
  expect(await readToolFile(file, 'flight-deck', parse)).toEqual({ problem: 'no work' })
})
