import { expect, test } from 'vitest'
import { readWhole } from './printed-rows.ts'

const row = (id: number) => ({ id: String(id) })

/** A list of the server with three rows per page. It may change between two reads. */
function pagesOf(rows: { id: string }[], total: number | null = rows.length) {
  const asked: (string | undefined)[] = []
  return {
    asked,
    read: async (cursor: string | undefined) => {
      asked.push(cursor)
      const begin = Number(cursor ?? 0)
      const end = begin + 3
      return { rows: rows.slice(begin, end), next: end < rows.length ? String(end) : null, total }
    },
  }
}

test.each([0, 1, 3, 4, 8])('a list of %i rows is read to its end, in its order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => row(index))
  const { read, asked } = pagesOf(rows)
  expect(await readWhole(read, 100)).toEqual({ rows, total: count })
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 3)))
})

test('a row that is on two pages is in the list once', async () => {
  const { read } = pagesOf([row(1), row(2), row(3), row(3), row(4)])
  expect((await readWhole(read, 100)).rows).toEqual([row(1), row(2), row(3), row(4)])
})

test('a list that is too long is reported with its length and not read further', async () => {
  const { read, asked } = pagesOf([row(1), row(2), row(3), row(4)], 100_000)
  expect(await readWhole(read, 2000)).toEqual({ rows: [], total: 100_000 })
  expect(asked).toHaveLength(1)
})

test('a list that grew too long while it was read is reported', async () => {
  const rows = [row(1), row(2), row(3), row(4)]
  expect(await readWhole(pagesOf(rows, 3).read, 3)).toEqual({ rows: [], total: 4 })
})

test('of a list that is not counted and too long come as many rows as can be printed', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => row(index))
  const { read, asked } = pagesOf(rows, null)
  expect(await readWhole(read, 6)).toEqual({ rows: rows.slice(0, 6), total: null })
  expect(asked).toHaveLength(3)
})

test.each([0, 1, 6])('a list of %i rows that is not counted is read to its end', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => row(index))
  expect(await readWhole(pagesOf(rows, null).read, 6)).toEqual({ rows, total: count })
})
