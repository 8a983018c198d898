/**
 * Turns a callback-based task into an async generator. A push resolves when its event was consumed and the next one is
 * requested, so a slow reader slows the task down; once the reader has stopped, every push resolves at once.
 *
 * @returns (from the generator) the result of the task; it throws the task's error
 */
export async function* pushedEvents<Event, Result>(
  work: (push: (event: Event) => Promise<void>) => Promise<Result>,
): AsyncGenerator<Event, Result> {
  const waiting: { event: Event; taken: () => void }[] = []
  let somethingNew = Promise.withResolvers<void>()
  let state: 'working' | 'ended' | 'left' = 'working'

  const result = work((event) => {
    if (state === 'left') return Promise.resolve()
    const { promise, resolve: taken } = Promise.withResolvers<void>()
    waiting.push({ event, taken })
    somethingNew.resolve()
    return promise
  })
  const end = () => {
    if (state === 'working') state = 'ended'
    somethingNew.resolve()
  }
  result.then(end, end)

  try {
    while (state === 'working' || waiting.length > 0) {
      const [next] = waiting
      if (next) {
        yield next.event
        waiting.shift()
        next.taken()
      } else {
        await somethingNew.promise
        somethingNew = Promise.withResolvers()
      }
    }
    return await result
  } finally {
    state = 'left'
    for (const { taken } of waiting) taken()
  }
}
