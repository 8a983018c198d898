import { expect, test } from 'vitest'
import { cacheReads } from './page-reads.ts'

/** An API that counts its reads. */
function anApi() {
  const api = { reads: 0, status: 200, version: 'one' as string | null }
  const read = cacheReads(
    async (path) => {
      api.reads += 1
      if (api.status === 0) throw new Error('away')
      return Response.json(`${path} ${api.reads}`, { status: api.status })
    },
    () => api.version,
  )
  return { api, textOf: async (path: string) => (await read(path)).json(), read }
}

test('reads are cached by address', async () => {
  const { api, textOf } = anApi()
  expect(await textOf('/a')).toBe('/a 1')
  expect(await textOf('/b')).toBe('/b 2')
  expect(await textOf('/a')).toBe('/a 1')
  expect(api.reads).toBe(2)
})

test('simultaneous reads share one call', async () => {
  const { api, textOf } = anApi()
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/a')))
  expect(new Set(texts)).toEqual(new Set(['/a 1']))
  expect(api.reads).toBe(1)
})

test('after a change it is read again, also for a request during the previous read', async () => {
  const { api, textOf } = anApi()
  const before = textOf('/a')
  api.version = 'two'
  expect(await textOf('/a')).toBe('/a 2')
  expect(await before).toBe('/a 1')
  expect(await textOf('/a')).toBe('/a 2')
})

test('without a subscription to changes nothing is cached', async () => {
  const { api, textOf } = anApi()
  await textOf('/a')
  api.version = null
  expect([await textOf('/a'), await textOf('/a')]).toEqual(['/a 2', '/a 3'])
})

test('what a token opens is read each time', async () => {
  const { textOf } = anApi()
  const path = '/api/waiting-list/einlangestoken'
  expect([await textOf(path), await textOf(path)]).toEqual([`${path} 1`, `${path} 2`])
})

test('an error is passed on and not cached', async () => {
  const { api, read, textOf } = anApi()
  api.status = 503
  expect((await read('/a')).status).toBe(503)
  api.status = 0
  await expect(read('/a')).rejects.toThrow('away')
  api.status = 200
  expect(await textOf('/a')).toBe('/a 3')
})
