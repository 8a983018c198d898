import { describe, expect, test, vi } from 'vitest'
import { createRoomQueue } from './room-queue.ts'

/** A work that begins, and goes on until it is told to end. */
function work(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    end: resolve,
    run: () => {
      begun.push(name)
      return promise
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('work on rooms', () => {
  test('is done for one room at a time, as it came, for two rooms at once, in turns', async () => {
    const queue = createRoomQueue()
    const begun: string[] = []
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
    const works = new Map(names.map((name) => [name, work(begun, name)]))
    const all = [...works].map(([name, { run }]) => queue.run(name.charAt(0), run))
    const end = async (name: string) => {
      works.get(name)?.end()
      await settled()
    }
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('b1')
    await end('c1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
    for (const name of ['a2', 'b2', 'a3']) await end(name)
    await Promise.all(all)
    expect(begun).toHaveLength(6)
  })

  test('goes on after a work that failed', async () => {
    const queue = createRoomQueue()
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('a', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })

  test('is refused where a hundred wait for the room, and not for another', async () => {
    const queue = createRoomQueue()
    const { run, end } = work([], 'first')
    const all = Array.from({ length: 101 }, () => queue.run('a', run))
    await expect(queue.run('a', run)).rejects.toMatchObject({ code: 'rooms.busy', status: 503 })
    expect(await queue.run('b', () => Promise.resolve('done'))).toBe('done')
    end()
    await Promise.all(all)
  })

  test('is refused after four seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const queue = createRoomQueue()
      const { run, end } = work([], 'first')
      const first = queue.run('a', run)
      const second = expect(queue.run('a', run)).rejects.toMatchObject({ code: 'rooms.busy' })
      await vi.advanceTimersByTimeAsync(4_000)
      await second
      const third = queue.run('a', () => Promise.resolve('done'))
      end()
      await first
      expect(await third).toBe('done')
    } finally {
      vi.useRealTimers()
    }
  })
})
