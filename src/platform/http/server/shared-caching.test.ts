import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedCaching } from './shared-caching.ts'

const NOW = new Date('2026-11-21T10:00:30.400Z')
const visitor = { now: NOW, isStaff: false }
const inSeconds = (seconds: number) => NOW.getTime() + seconds * 1000

test.each([
  ['no change is known', Number.POSITIVE_INFINITY, 30, 30, 86_400],
  ['it changes in two hours', inSeconds(7_200), 30, 30, 7_165],
  ['it changes in 50.9 seconds', inSeconds(50.9), 30, 15, 15],
  ['it changes in 25 seconds', inSeconds(25), 20, 0, 0],
])('a shared cache may hold a page where %s', (_when, until, fresh, revalidating, error) => {
  const stale = `stale-while-revalidate=${revalidating}, stale-if-error=${error}`
  expect(sharedCaching(until, visitor)).toEqual([
    ['cache-control', `public, max-age=0, must-revalidate, s-maxage=${fresh}, ${stale}`],
    ['cdn-cache-control', `public, max-age=${fresh}, ${stale}`],
  ])
})

test.each([
  ['changes in a moment', inSeconds(5.9)],
  ['should have changed and cannot be made anew', inSeconds(-3_600)],
])('no shared cache may hold a page that %s', (_what, until) => {
  expect(sharedCaching(until, visitor)).toEqual([['cache-control', 'private, no-cache']])
})

test('no shared cache may hold what staff are answered', () => {
  expect(sharedCaching(inSeconds(7_200), { now: NOW, isStaff: true })).toEqual([
    ['cache-control', 'private, no-cache'],
  ])
})

test('no shared cache may show a page past the next known change, also where it comes four seconds late', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000_000 }), (ms) => {
      for (const [, value] of sharedCaching(NOW.getTime() + ms, visitor)) {
        const secondsOf = (name: string) =>
          Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(value)?.[1] ?? 0)
        const fresh = Math.max(secondsOf('s-maxage'), secondsOf('max-age'))
        const stale = Math.max(secondsOf('stale-while-revalidate'), secondsOf('stale-if-error'))
        if (fresh > 0) expect((4 + fresh + stale) * 1000).toBeLessThan(ms)
      }
    }),
  )
})
