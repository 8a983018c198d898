import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import {
  AT_ONCE_PER_CLIENT,
  shareWork,
  UNANSWERED_OF_ALL,
  UNANSWERED_PER_CLIENT,
} from './fair-work.ts'

/** Shared work that ends when the test says so. */
function sharedWork(workMs?: number) {
  const begun: { client: string; end: () => void }[] = []
  const refused: string[] = []
  const clientOf = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url
  const answer = shareWork({
    answer: (request) =>
      new Promise((resolve) => {
        begun.push({
          client: new URL(request.url).pathname,
          end: () => resolve(new Response('done')),
        })
      }),
    clientOf,
    onRefusal: (request) => refused.push(clientOf(request)),
    ...(workMs !== undefined && { workMs }),
  })
  const ask = async (client: string, outgoing = { destroyed: false }) =>
    answer(new Request(`http://localhost${client}`), {
      incoming: { url: client } as IncomingMessage,
      outgoing: outgoing as ServerResponse,
    })
  const askTimes = (count: number, client: string) =>
    Array.from({ length: count }, () => ask(client))
  const begunBy = (client: string) => begun.filter((work) => work.client === client).length
  return { ask, askTimes, begun, begunBy, refused }
}

test('of one client a few requests are worked on; another’s is begun at once, whatever waits', async () => {
  const { ask, askTimes, begun, begunBy } = sharedWork()
  const [first] = askTimes(100, '/many')
  const other = ask('/other')
  await expect.poll(() => begunBy('/other')).toBe(1)
  expect(begunBy('/many')).toBe(AT_ONCE_PER_CLIENT)

  begun.at(-1)?.end()
  expect(await (await other).text()).toBe('done')
  begun[0]?.end()
  await first
  await expect.poll(() => begunBy('/many')).toBe(AT_ONCE_PER_CLIENT + 1)
})

test('what waits for something else leaves its place to the next', async () => {
  const { askTimes, begunBy } = sharedWork(1)
  askTimes(AT_ONCE_PER_CLIENT + 5, '/slow')
  await expect.poll(() => begunBy('/slow')).toBe(AT_ONCE_PER_CLIENT + 5)
})

test('beyond its limit one client gets a prepared 503, and another is served', async () => {
  const { ask, askTimes, begunBy, refused } = sharedWork()
  askTimes(UNANSWERED_PER_CLIENT, '/many')

  const [refusal, again] = [await ask('/many'), await ask('/many')]

  expect(refusal.status).toBe(503)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal.json()).toMatchObject({ code: 'http.busy', status: 503 })
  expect(await again.json()).toMatchObject({ code: 'http.busy' })
  expect(refused).toEqual(['/many', '/many'])
  void ask('/other')
  await expect.poll(() => begunBy('/other')).toBe(1)
})

test('beyond the limit of all clients everybody gets it, until there is room again', async () => {
  const { ask, askTimes, begun, begunBy } = sharedWork()
  const clients = UNANSWERED_OF_ALL / UNANSWERED_PER_CLIENT
  for (let client = 0; client < clients; client += 1) askTimes(UNANSWERED_PER_CLIENT, `/${client}`)
  await expect.poll(() => begunBy('/0')).toBe(AT_ONCE_PER_CLIENT)
  expect((await ask('/late')).status).toBe(503)

  begun[0]?.end()
  await expect.poll(() => begunBy('/0')).toBe(AT_ONCE_PER_CLIENT + 1)
  void ask('/late')
  await expect.poll(() => begunBy('/late')).toBe(1)
})

test('the work of a client that has gone is not begun', async () => {
  const { ask, askTimes, begun, begunBy } = sharedWork()
  askTimes(AT_ONCE_PER_CLIENT, '/many')
  await expect.poll(() => begunBy('/many')).toBe(AT_ONCE_PER_CLIENT)
  const gone = ask('/many', { destroyed: true })
  void ask('/many')
  begun[0]?.end()

  await gone
  await expect.poll(() => begunBy('/many')).toBe(AT_ONCE_PER_CLIENT + 1)
})
