import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import {
  act,
  follow,
  join,
  newSecret,
  openRoom,
  type Person,
  postJson,
  publish,
} from '#tests/support/product/rooms.ts'
import { SENT_MEETING, SHARED_COPY } from '#tests/support/product/shared-samples.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { MEETING_PEOPLE_MAX } from '#tools/meeting-moderator/domain/meeting.ts'
import type { HostedMeeting, SharedMeeting } from '#tools/meeting-moderator/domain/meeting-room.ts'
import { COPY_CODE_LENGTH, type PublishedRoom, type RoomView } from '#tools/rooms/domain/room.ts'

const MEETING = { kind: 'meeting', ...SENT_MEETING } as const
const COPY = { kind: 'copy', document: SHARED_COPY } as const

/** Whoever has the link and nothing else. */
const reader = ({ code }: Person): Person => ({ code, secret: '' })

function read(product: TestProduct, code: string) {
  return product.get<PublishedRoom<unknown> & Partial<Problem>>(`/api/tools/rooms/${code}/content`)
}

const titlesIn = (view: unknown) =>
  (view as PublishedRoom<SharedMeeting>).content.agenda.map(({ title }) => title)

describe('a meeting that is followed', () => {
  test('is seen by whoever has the code, at once and after each change of the host', async () => {
    const product = await lendTestProduct()
    const host = await publish(product.request, MEETING)
    const seen: string[][] = []
    for await (const { event, view } of follow(product.request, reader(host))) {
      expect(event).toBe('view')
      seen.push(titlesIn(view))
      if (seen.length === 2) break
      const { sentAt, meeting } = SENT_MEETING
      const agenda = meeting.agenda.map((item) => ({ ...item, title: `${item.title}!` }))
      const answer = await act(product.request, host, {
        type: 'meeting',
        sentAt,
        meeting: { ...meeting, agenda },
      })
      expect(answer.status).toBe(200)
    }
    expect(seen).toEqual([
      ['Ankommen', 'Themen'],
      ['Ankommen!', 'Themen!'],
    ])
  })

  test('comes with the time of the server', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, MEETING)
    const { body } = await read(product, code)
    const now = product.clock.now()
    expect(body).toMatchObject({ kind: 'meeting', now: now.toISOString() })
    const { run } = body.content as SharedMeeting
    const sinceStart = SENT_MEETING.sentAt - SENT_MEETING.meeting.run.startedAt
    expect(run?.startedAt).toBe(now.getTime() - sinceStart)
  })

  test('is changed and ended by its host only, and nobody joins it', async () => {
    const product = await lendTestProduct()
    const host = await publish(product.request, MEETING)
    const stranger = { code: host.code, secret: newSecret() }
    const what = { type: 'meeting', ...SENT_MEETING } as const
    expect((await act(product.request, stranger, what)).status).toBe(404)
    const path = `/api/tools/rooms/${host.code}`
    const joining = { name: 'Ben', secret: stranger.secret }
    expect((await postJson(product.request, `${path}/members`, joining)).status).toBe(409)
    const end = (secret: string) =>
      product.request(path, { method: 'DELETE', headers: { Authorization: `Bearer ${secret}` } })
    expect((await end(stranger.secret)).status).toBe(404)
    expect((await end(host.secret)).status).toBe(204)
    expect((await read(product, host.code)).status).toBe(404)
  })

  test('tells those who follow that it is over', async () => {
    const product = await lendTestProduct()
    const host = await publish(product.request, MEETING)
    const events: string[] = []
    for await (const { event } of follow(product.request, reader(host))) {
      events.push(event)
      if (event === 'view')
        await product.request(`/api/tools/rooms/${host.code}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${host.secret}` },
        })
    }
    expect(events).toEqual(['view', 'over'])
  })

  test('is followed by forty phones behind one address that connect at the same moment', async () => {
    const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '10' })
    const host = await publish(product.request, MEETING)
    const first = async () => {
      for await (const { event } of follow(product.request, reader(host))) return event
    }
    const events = await Promise.all(Array.from({ length: 40 }, first))
    expect(new Set(events)).toEqual(new Set(['view']))
  })
})

describe('a meeting in which participants may write', () => {
  const writable = { ...SENT_MEETING.meeting, canWrite: true }
  const state = (changes: object = {}, taken?: string[]) => ({
    type: 'meeting' as const,
    sentAt: SENT_MEETING.sentAt,
    meeting: { ...writable, ...changes },
    ...(taken && { taken }),
  })
  const note = (text: string) => ({
    type: 'guest-note' as const,
    id: randomUUID(),
    list: 'ideas' as const,
    text,
    item: 'a',
  })
  const openMeeting = (product: TestProduct) =>
    publish(product.request, { kind: 'meeting', ...SENT_MEETING, meeting: writable })
  const seenByHost = async (product: TestProduct, host: Person) =>
    (await (await act(product.request, host, state())).json()) as RoomView<HostedMeeting>

  test('loses no note when two send at once and one sends again, until the host has taken them', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    const [ada, ben] = [
      await join(product.request, host.code, 'Ada'),
      await join(product.request, host.code, 'Ben'),
    ]
    const [first, repeated] = [note('Von Ada'), randomUUID()]
    const answers = await Promise.all([
      act(product.request, ada, first, repeated),
      act(product.request, ben, note('Von Ben')),
      act(product.request, ada, first, repeated),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { content, members } = await seenByHost(product, host)
    expect(content.inbox.map(({ text }) => text).sort()).toEqual(['Von Ada', 'Von Ben'])
    expect(members.map(({ name }) => name)).toEqual(['', 'Ada', 'Ben'])
    await act(product.request, host, state({}, [first.id]))
    const left = await seenByHost(product, host)
    expect(left.content.inbox.map(({ text }) => text)).toEqual(['Von Ben'])
  })

  test('reaches the host at once', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    const ada = await join(product.request, host.code, 'Ada')
    for await (const { view } of follow(product.request, host)) {
      if (JSON.stringify(view).includes('Sofort')) break
      await act(product.request, ada, note('Sofort'))
    }
  })

  test('shows notes and names of others to the host alone', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    const ada = await join(product.request, host.code, 'Ada')
    const ben = await join(product.request, host.code, 'Ben')
    await act(product.request, ada, note('Nur für die Leitung'))
    const seen = await (await act(product.request, ben, note('Von Ben'))).text()
    const { body } = await read(product, host.code)
    for (const text of [seen, JSON.stringify(body)]) {
      expect(text).not.toContain('Nur für die Leitung')
      expect(text).not.toContain('Ada')
    }
  })

  test('is joined and written in only as long as the host allows it', async () => {
    const product = await lendTestProduct()
    const host = await publish(product.request, MEETING)
    await expect(join(product.request, host.code, 'Ada')).rejects.toThrow('409')
    await act(product.request, host, state())
    const ada = await join(product.request, host.code, 'Ada')
    await act(product.request, host, state({ canWrite: false }))
    expect((await act(product.request, ada, note('Zu spät'))).status).toBe(409)
    await expect(join(product.request, host.code, 'Ben')).rejects.toThrow('409')
  })

  test('is led by nobody but its host, who removes whoever writes', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    const ada = await join(product.request, host.code, 'Ada')
    const { me } = (await (
      await act(product.request, ada, note('Unfug'))
    ).json()) as RoomView<SharedMeeting>
    for (const what of [state(), { type: 'host', memberId: me }, { type: 'take-over' }] as const)
      expect((await act(product.request, ada, what)).status).toBe(409)
    const answer = await act(product.request, host, { type: 'remove-member', memberId: me })
    const { content } = (await answer.json()) as RoomView<HostedMeeting>
    expect(content.inbox).toEqual([])
    expect((await act(product.request, ada, note('Noch mehr'))).status).toBe(404)
  })

  test('counts a vote, and shows the sums to all once the host has closed it', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) => join(product.request, host.code, name)),
    )
    const vote = {
      id: randomUUID(),
      question: 'Nehmen wir B?',
      answers: ['Ja', 'Nein'],
      isOpen: true,
      sums: null,
    }
    await act(product.request, host, state({ vote }))
    const choices = [0, 1, 0]
    await Promise.all(
      people.map((person, index) =>
        act(product.request, person, {
          type: 'guest-vote',
          vote: vote.id,
          answer: choices[index] ?? 0,
        }),
      ),
    )
    const voteNow = async () =>
      ((await read(product, host.code)).body.content as SharedMeeting).vote
    expect(await voteNow()).toMatchObject({ isOpen: true, sums: null })
    await act(product.request, host, state({ vote: { ...vote, isOpen: false } }))
    expect(await voteNow()).toMatchObject({ isOpen: false, sums: [2, 1] })
  })

  test('takes no more people than a meeting has', async () => {
    const product = await lendTestProduct()
    const host = await openMeeting(product)
    for (let count = 0; count < MEETING_PEOPLE_MAX; count += 1)
      await join(product.request, host.code, `Person ${count}`)
    await expect(join(product.request, host.code, 'Eine mehr')).rejects.toThrow('409')
  })
})

describe('a shared copy', () => {
  test('is read as it was shared, with the days that it exists, by whoever has the long code', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, COPY)
    expect(code).toHaveLength(COPY_CODE_LENGTH)
    const { body } = await read(product, code)
    expect(body).toMatchObject({
      kind: 'copy',
      content: SHARED_COPY,
      createdAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-20T09:00:00.000Z',
    })
  })

  test('can be taken back by whoever shared it', async () => {
    const product = await lendTestProduct()
    const { code, secret } = await publish(product.request, COPY)
    const end = (own: string) =>
      product.request(`/api/tools/rooms/${code}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${own}` },
      })
    expect((await end(newSecret())).status).toBe(404)
    expect((await end(secret)).status).toBe(204)
    expect((await read(product, code)).status).toBe(404)
  })

  test('is over after 30 days', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, COPY)
    product.clock.set('2026-12-20T09:00:00Z')
    expect((await read(product, code)).status).toBe(404)
  })

  test.each([
    ['a script as the address of a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['a page in the address of a link', { links: [{ label: 'x', url: 'data:text/html,x' }] }],
    ['too many links', { links: Array(41).fill({ label: 'x', url: 'https://example.org' }) }],
    ['a text that is too long', { text: 'x'.repeat(10_001), links: [] }],
  ])('is refused with %s', async (_what, text) => {
    const product = await lendTestProduct()
    const paragraph = { kind: 'paragraph', text: { text: 'Text', ...text } }
    const start = { kind: 'copy', document: { ...SHARED_COPY, blocks: [paragraph] } }
    const answer = await postJson(product.request, '/api/tools/rooms', {
      secret: newSecret(),
      start,
    })
    expect(answer.status).toBe(422)
  })

  test('is refused where it is larger than 128 KiB', async () => {
    const product = await lendTestProduct()
    const items = Array(20).fill('x'.repeat(9_000))
    const start = { kind: 'copy', document: { ...SHARED_COPY, blocks: [{ kind: 'list', items }] } }
    const answer = await postJson(product.request, '/api/tools/rooms', {
      secret: newSecret(),
      start,
    })
    expect(answer.status).toBe(413)
  })
})

describe('what is published', () => {
  test('does not open rooms of teams, nor rooms of teams what is published', async () => {
    const product = await lendTestProduct()
    const room = await openRoom(product.request)
    expect((await read(product, room.code)).status).toBe(404)
    const following = await product.request(`/api/tools/rooms/${room.code}/events`)
    expect(following.status).toBe(404)
    const copy = await publish(product.request, COPY)
    const foreign = await act(product.request, copy, { type: 'vote-again' })
    expect(foreign.status).toBe(422)
  })

  test('is found by trying only a limited number of codes', async () => {
    const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '1' })
    const statuses = []
    for (let index = 0; index < 11; index += 1)
      statuses.push(
        (await read(product, `ABCDEFG${index % 8 === 7 ? 'H' : (index % 8) + 2}`)).status,
      )
    expect(statuses).toEqual([...Array(10).fill(404), 429])
  })

  test('is read a limited number of times in a minute', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, COPY)
    const statuses = new Set<number>()
    for (let reads = 0; reads < 301; reads += 1) statuses.add((await read(product, code)).status)
    expect([...statuses]).toEqual([200, 429])
  })

  test('is limited in a day, apart from rooms', async () => {
    const product = await startTestProduct({ LIMIT_ROOMS_PER_DAY: '1' })
    await openRoom(product.request)
    await publish(product.request, MEETING)
    await publish(product.request, COPY)
    await expect(publish(product.request, COPY)).rejects.toThrow('429')
  })
})
