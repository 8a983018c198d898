import { expect, test } from 'vitest'
import { pushedEvents } from './pushed-events.ts'

test('events come in their order, and then what the work ends with', async () => {
  const events = pushedEvents<number, string>(async (push) => {
    void push(1)
    await push(2)
    await push(3)
    return 'done'
  })

  const seen: unknown[] = []
  for (let step = await events.next(); ; step = await events.next()) {
    seen.push(step.value)
    if (step.done) break
  }

  expect(seen).toEqual([1, 2, 3, 'done'])
})

test('a slow reader slows the work down', async () => {
  let made = 0
  const events = pushedEvents<number, void>(async (push) => {
    for (made = 1; made <= 3; made += 1) await push(made)
  })

  await events.next()
  expect(made).toBe(1)
  await events.next()
  expect(made).toBe(2)
})

test('what the work throws reaches the reader, after the events before it', async () => {
  const events = pushedEvents<number, never>(async (push) => {
    void push(1)
    throw new Error('broken')
  })

  expect(await events.next()).toEqual({ value: 1, done: false })
  await expect(events.next()).rejects.toThrow('broken')
})

test('when the reader leaves, a work that waits for it goes on to its end', async () => {
  const ended = Promise.withResolvers<string>()
  const events = pushedEvents<number, void>(async (push) => {
    await push(1)
    await push(2)
    ended.resolve('ended')
    throw new Error('nobody hears this')
  })
  await events.next()

  await events.return()

  expect(await ended.promise).toBe('ended')
})
