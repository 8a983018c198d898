/**
 * Makes of what a work tells on its way something to iterate over. A push is done when its event was taken and the next
 * one asked for, so a slow reader slows the work down; once nobody reads any more, every push is done at once.
 *
 * @returns (by the generator) what the work ends with; it throws what the work throws
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
