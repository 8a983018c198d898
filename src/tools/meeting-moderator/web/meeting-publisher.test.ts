import { expect, onTestFinished, test, vi } from 'vitest'
import type { Fetch } from '#platform/design/web/api-call.ts'
import type { SharedMeeting } from '../domain/meeting-room.ts'
import { type PublishedState, publishMeeting } from './meeting-publisher.ts'

const MEETING: SharedMeeting = {
  title: 'Wochenrunde',
  goal: '',
  day: '',
  startTime: '',
  people: [],
  agenda: [],
  run: null,
  canWrite: false,
  vote: null,
}
type Answer = () => Response | Promise<Response>

const taken: Answer = () => Response.json({ version: 2 })
const ended: Answer = () => new Response(null, { status: 204 })
const portal: Answer = () => new Response('<title>WLAN im Hotel</title>')
const offline: Answer = () => Promise.reject(new TypeError('no connection'))
const problem =
  (status: number): Answer =>
  () =>
    new Response('{"code":"rooms.unknown"}', {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    })

/** Publishes a meeting to a server that gives these answers, one after the other, and then none. */
function publish(answers: readonly Answer[], meeting: SharedMeeting | null = MEETING) {
  const sent: { method: string; title: string | undefined; id: string | undefined }[] = []
  const states: PublishedState[] = []
  const versions: number[] = []
  let present = meeting
  const fetch: Fetch = async (_, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    sent.push({ method: init?.method ?? '', title: body.act?.meeting.title, id: body.id })
    const answer = answers[sent.length - 1]
    return answer ? answer() : offline()
  }
  const publisher = publishMeeting({
    code: 'AAAAAAAA',
    secret: '',
    fetch,
    readMeeting: () => present && { meeting: present },
    onRoom: ({ version }) => versions.push(version),
    onState: (state) => states.push(state),
    pauses: [1],
    collectMs: 1,
  })
  onTestFinished(() => publisher.stop())
  return {
    sent,
    states,
    versions,
    last: () => states.at(-1),
    change(next: SharedMeeting | null) {
      present = next
      publisher.changed()
    },
  }
}

test('the meeting is sent as it is, and again when it has changed', async () => {
  const meeting = publish([taken, taken])
  await expect.poll(meeting.last).toBe('current')
  meeting.change({ ...MEETING, title: 'Monatsrunde' })
  await expect.poll(() => meeting.states).toEqual(['sending', 'current', 'sending', 'current'])
  expect(meeting.sent.map(({ title }) => title)).toEqual(['Wochenrunde', 'Monatsrunde'])
})

test('what did not change is not sent again', async () => {
  const meeting = publish([taken, taken])
  await expect.poll(meeting.last).toBe('current')
  meeting.change({ ...MEETING })
  meeting.change({ ...MEETING, title: 'Monatsrunde' })
  await expect.poll(() => meeting.sent).toHaveLength(2)
  expect(meeting.sent[1]?.title).toBe('Monatsrunde')
})

test.each([
  ['no connection', offline],
  ['the page of a captive portal', portal],
  ['a limit', problem(429)],
  ['a database that is away', problem(503)],
])('after %s the newest state is sent, and none between', async (_, failure) => {
  const held = Promise.withResolvers<void>()
  const meeting = publish([async () => held.promise.then(failure), taken])
  await expect.poll(() => meeting.sent).toHaveLength(1)
  meeting.change({ ...MEETING, title: 'Zwischenstand' })
  meeting.change({ ...MEETING, title: 'Monatsrunde' })
  held.resolve()
  await expect.poll(meeting.last).toBe('current')
  expect(meeting.states).toContain('lost')
  expect(meeting.sent.map(({ title }) => title)).toEqual(['Wochenrunde', 'Monatsrunde'])
})

test('what the server does not take is not repeated; the next change is sent', async () => {
  const meeting = publish([problem(422), taken])
  await expect.poll(meeting.last).toBe('refused')
  expect(meeting.sent).toHaveLength(1)
  meeting.change({ ...MEETING, title: 'Kürzer' })
  await expect.poll(meeting.last).toBe('current')
})

test('a meeting that the server no longer has is over', async () => {
  const meeting = publish([problem(404)])
  await expect.poll(meeting.last).toBe('over')
  meeting.change({ ...MEETING, title: 'Monatsrunde' })
  await vi.waitFor(() => expect(meeting.sent).toHaveLength(1))
})

test('a meeting that is to be ended is deleted, as often as it takes', async () => {
  const meeting = publish([offline, portal, problem(503), ended], null)
  await expect.poll(meeting.last).toBe('over')
  expect(meeting.sent.map(({ method }) => method)).toEqual(Array(4).fill('DELETE'))
})
