import { expect, test } from 'vitest'
import { partialsOf } from './ai-partials.ts'

/** The partial results of a text of this length that arrives in pieces of ten characters. */
async function partialsOfLength(length: number): Promise<string[]> {
  const partials: string[] = []
  const take = partialsOf((partial) => {
    partials.push((partial as { text: string }).text)
  })
  for (let end = 10; end <= length; end += 10) await take('{"text":"'.padEnd(end, 'a'))
  return partials
}

test('a short answer is passed on every 60 characters', async () => {
  const partials = await partialsOfLength(600)

  expect(partials.map(({ length }) => length + 9)).toEqual(
    Array.from({ length: 10 }, (_, index) => 60 * (index + 1)),
  )
})

test('a long answer is read again in growing steps, so that its cost is linear in its length', async () => {
  for (const length of [10_000, 100_000]) {
    const partials = await partialsOfLength(length)

    const read = partials.reduce((sum, text) => sum + text.length, 0)
    expect(read / length, `${partials.length} readings`).toBeLessThan(34)
    expect(partials.at(-1)?.length).toBeGreaterThan(length * 0.96)
  }
})

test('an answer that starts again is passed on from its beginning', async () => {
  const partials: unknown[] = []
  const take = partialsOf((partial) => {
    partials.push(partial)
  })

  await take(`{"text":"${'a'.repeat(5000)}`)
  await take(`{"text":"${'b'.repeat(40)}`)
  await take(`{"text":"${'b'.repeat(60)}`)

  expect(partials.at(-1)).toEqual({ text: 'b'.repeat(60) })
})
