import { expect, onTestFinished, test, vi } from 'vitest'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { followMeeting } from './meeting-following.ts'

const NOW = Date.UTC(2026, 10, 20, 9)

/** The text of an event: the meeting's title, and the time of the server as that many milliseconds from here. */
function view(title: string, ahead = 0): string {
  const data = { view: { content: { title } }, now: new Date(NOW + ahead).toISOString() }
  return `event: view\nid: 1\ndata: ${JSON.stringify(data)}\n\n`
}

/** One connection of the server, which sends what the test tells it to. */
function connection() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
  return {
    answer(signal: AbortSignal) {
      signal.addEventListener('abort', () => writer.abort(signal.reason))
      return new Response(readable, { headers })
    },
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

type Answer = (signal: AbortSignal) => Response | Promise<Response>

/** Follows a meeting on a server that gives these answers, one after the other, and then none. */
function follow(answers: readonly Answer[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const requests: AbortSignal[] = []
  const fetch: Fetch = async (_, init) => {
    const answer = answers[requests.length]
    requests.push(init?.signal as AbortSignal)
    if (!answer) throw new TypeError('no connection')
    return answer(init?.signal as AbortSignal)
  }
  const following = followMeeting({ code: 'AAAAAAAA', fetch, pauses: [1] })
  onTestFinished(() => {
    following.stop()
    vi.useRealTimers()
  })
  return {
    following,
    requests,
    link: () => following.read().link,
    title: () => following.read().room?.content.title,
    offset: () => following.read().clockOffset,
  }
}

const problem = (status: number) => () =>
  new Response('{}', { status, headers: { 'Content-Type': 'application/problem+json' } })
const page = (status: number) => () =>
  new Response('<title>WLAN im Hotel</title>', { status, headers: { 'Content-Type': 'text/html' } })

test('shows the meeting, goes on after a lost connection, and keeps what it knew meanwhile', async () => {
  const [first, second] = [connection(), connection()]
  const back = Promise.withResolvers<Response>()
  const meeting = follow([first.answer, () => back.promise])
  expect(meeting.link()).toBe('connecting')
  await first.send(view('Wochenrunde'))
  await expect.poll(meeting.title).toBe('Wochenrunde')
  expect(meeting.link()).toBe('live')

  await first.end()
  await expect.poll(meeting.link).toBe('lost')
  expect(meeting.title()).toBe('Wochenrunde')
  back.resolve(second.answer(new AbortController().signal))
  await expect.poll(meeting.link).toBe('live')
  await second.send(view('Monatsrunde'))
  await expect.poll(meeting.title).toBe('Monatsrunde')
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('no connection'))],
  ['the page of a captive portal', page(200)],
  ['the page of a proxy that does not find it', page(404)],
  ['too many connections', problem(429)],
  ['a database that is away', problem(503)],
])('after %s it connects again', async (_, failure) => {
  const next = connection()
  const meeting = follow([failure, failure, next.answer])
  await expect.poll(meeting.link).toBe('live')
  expect(meeting.requests).toHaveLength(3)
})

test('a meeting that is not there is gone, and not asked for again', async () => {
  const meeting = follow([problem(404)])
  await expect.poll(meeting.link).toBe('gone')
  expect(meeting.requests).toHaveLength(1)
})

test('a meeting that ends while it is followed is gone', async () => {
  const only = connection()
  const meeting = follow([only.answer])
  await only.send(view('Wochenrunde'))
  await only.send('event: over\ndata: {}\n\n')
  await expect.poll(meeting.link).toBe('gone')
  expect(meeting.requests).toHaveLength(1)
})

test('of the events of a connection the quickest one tells the time of the server', async () => {
  const [first, second] = [connection(), connection()]
  const meeting = follow([first.answer, second.answer])
  await first.send(view('A', 60_000))
  await expect.poll(meeting.offset).toBe(60_000)
  // On its way for ten seconds, to a phone that slept.
  await first.send(view('B', 50_000))
  await expect.poll(meeting.title).toBe('B')
  expect(meeting.offset()).toBe(60_000)
  await first.send(view('C', 60_500))
  await expect.poll(meeting.offset).toBe(60_500)

  // A new connection measures anew: the clock of the phone may have been set.
  meeting.following.hurry()
  await second.send(view('D', -5_000))
  await expect.poll(meeting.offset).toBe(-5_000)
})

test('whoever connects anew ends the connection before', async () => {
  const [first, second] = [connection(), connection()]
  const meeting = follow([first.answer, second.answer])
  await first.send(view('Wochenrunde'))
  await expect.poll(meeting.title).toBe('Wochenrunde')
  meeting.following.hurry()
  await expect.poll(() => meeting.requests).toHaveLength(2)
  expect(meeting.requests[0]?.aborted).toBe(true)
})
