import { pino } from 'pino'
import { expect, test } from 'vitest'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { toPageAnswer } from '#platform/http/server/page-answer.ts'
import { createPageCache } from './page-cache.ts'

/** A site of one page, whose text is the number of times it was rendered. */
function aSite() {
  const site = {
    made: 0,
    /** What the page shows instead of its number. */
    text: undefined as string | undefined,
    status: 200,
    heard: true,
    clock: fixedClock('2026-11-21T10:00:30Z'),
    sharedUntil: null as number | null,
    /** Rendering waits for this. */
    ready: Promise.resolve(),
  }
  const pages = createPageCache({
    make: async () => {
      site.made += 1
      const text = site.text ?? `Nummer ${site.made}`
      await site.ready
      return toPageAnswer(
        {
          status: site.status,
          html: [text],
          headers: new Headers({ 'Content-Type': 'text/html' }),
        },
        {},
        site.sharedUntil,
      )
    },
    isSubscribed: () => site.heard,
    clock: site.clock,
    log: pino({ level: 'silent' }),
  })
  const read = async () => (await pages.get('/')).representations.identity.body.toString()
  return { site, pages, read }
}

test('a page is rendered once and cached', async () => {
  const { pages, read } = aSite()
  expect(pages.fresh('/')).toBeUndefined()
  expect([await read(), await read()]).toEqual(['Nummer 1', 'Nummer 1'])
  expect(pages.fresh('/')?.representations.identity.body.toString()).toBe('Nummer 1')
})

test('simultaneous requests share one rendering', async () => {
  const { site, read } = aSite()
  const texts = await Promise.all(Array.from({ length: 50 }, read))
  expect(new Set(texts)).toEqual(new Set(['Nummer 1']))
  expect(site.made).toBe(1)
})

test('after a write it is rendered again', async () => {
  const { pages, read } = aSite()
  await read()
  pages.invalidate()
  expect(pages.fresh('/')).toBeUndefined()
  expect(await read()).toBe('Nummer 2')
})

test('after a write during rendering, later requests do not get the old page, and it is not cached', async () => {
  const { site, pages, read } = aSite()
  const { promise, resolve } = Promise.withResolvers<void>()
  site.ready = promise
  const before = read()
  pages.invalidate()
  const after = read()
  resolve()
  expect([await before, await after]).toEqual(['Nummer 1', 'Nummer 2'])
  expect(await read()).toBe('Nummer 2')
})

test('a page that took longer than the one made after it does not replace that one', async () => {
  const { site, pages, read } = aSite()
  const { promise, resolve } = Promise.withResolvers<void>()
  site.ready = promise
  const before = read()
  pages.invalidate()
  site.ready = Promise.resolve()
  expect(await read()).toBe('Nummer 2')
  resolve()
  expect(await before).toBe('Nummer 1')
  expect(await read()).toBe('Nummer 2')
})

test('after a minute it is rendered again: prices and bookable sessions change with time', async () => {
  const { site, read } = aSite()
  await read()
  site.clock.set('2026-11-21T10:00:59.999Z')
  expect(await read()).toBe('Nummer 1')
  site.clock.set('2026-11-21T10:01:00Z')
  expect(await read()).toBe('Nummer 2')
})

test('a page that says the same as before is compressed once', async () => {
  const { site, pages } = aSite()
  site.text = 'Guten Tag'
  const before = await pages.get('/')
  pages.invalidate()
  expect((await pages.get('/')).representations.br).toBe(before.representations.br)
  expect(site.made).toBe(2)
  site.text = 'Gute Nacht'
  pages.invalidate()
  expect((await pages.get('/')).representations.identity.body.toString()).toBe('Gute Nacht')
})

test('a page that says the same as before may be shared for as long as it was said last', async () => {
  const { site, pages } = aSite()
  site.text = 'immer dasselbe'
  site.sharedUntil = 1
  await pages.get('/')
  site.clock.set('2026-11-21T10:01:30Z')
  site.sharedUntil = 2
  expect((await pages.get('/')).sharedUntil).toBe(2)
})

test('a page that cannot be rendered is answered with its last version until it can', async () => {
  const { site, pages, read } = aSite()
  await read()
  site.status = 503
  pages.invalidate()
  expect(await read()).toBe('Nummer 1')
  site.status = 200
  expect(await read()).toBe('Nummer 3')
})

test('where the making itself breaks, it is the same; without a last one it is an error', async () => {
  const { site, pages, read } = aSite()
  await read()
  pages.invalidate()
  site.ready = Promise.reject(new Error('connection refused'))
  expect(await read()).toBe('Nummer 1')

  const other = aSite()
  other.site.ready = Promise.reject(new Error('connection refused'))
  await expect(other.read()).rejects.toThrow('connection refused')
})

test('without the database a cached page does not expire', async () => {
  const { site, read } = aSite()
  await read()
  site.heard = false
  site.clock.set('2026-11-21T12:00:00Z')
  expect(await read()).toBe('Nummer 1')
  site.heard = true
  expect(await read()).toBe('Nummer 2')
})

test.each([404, 307, 503])('an answer of %d is never cached', async (status) => {
  const { site, pages, read } = aSite()
  site.status = status
  await read()
  expect(pages.fresh('/')).toBeUndefined()
})
