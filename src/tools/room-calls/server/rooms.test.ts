import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { enforceRetention } from '#office/privacy/server/enforce-retention.task.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import {
  act,
  type DeckRoomView,
  eventWith,
  follow,
  join,
  newSecret,
  openRoom,
  type Person,
  postJson,
  publish,
  type RoomEvent,
} from '#tests/support/product/rooms.ts'
import { SENT_MEETING } from '#tests/support/product/shared-samples.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { MEMBERS_MAX } from '#tools/rooms/domain/room.ts'
import { deleteExpiredRooms } from './rooms.repository.ts'

const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code

async function seenBy(product: TestProduct, person: Person): Promise<DeckRoomView> {
  for await (const { view } of follow(product.request, person)) if (view) return view
  throw new Error('No view was sent')
}

describe('a room', () => {
  test('is joined with its code, by its host’s name and the guests’', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request, { name: 'Ida' })
    const door = await product.get(`/api/tools/rooms/${host.code}`)
    expect(door.body).toMatchObject({ kind: 'flight_deck', isOpen: true, isFull: false })

    await join(product.request, host.code, 'Ben')

    const view = await seenBy(product, host)
    expect(view.members.map(({ name, isHost }) => [name, isHost])).toEqual([
      ['Ida', true],
      ['Ben', false],
    ])
    expect(view).toMatchObject({ isHost: true, expiresAt: '2026-12-20T09:00:00.000Z' })
  })

  test('is the same for whoever joins twice with one secret', async () => {
    const product = await lendTestProduct()
    const { code } = await openRoom(product.request)
    const joining = { name: 'Ben', secret: newSecret() }
    const path = `/api/tools/rooms/${code}/members`
    await postJson(product.request, path, joining)
    const again = await postJson(product.request, path, { ...joining, name: 'Benno' })
    const { members, me } = (await again.json()) as DeckRoomView
    expect(members.map(({ name }) => name)).toEqual(['Ida', 'Benno'])
    expect(me).toBe(members[1]?.id)
  })

  test(`takes ${MEMBERS_MAX} people, also when more come at once`, async () => {
    const product = await lendTestProduct()
    const { code } = await openRoom(product.request)
    const answers = await Promise.all(
      Array.from({ length: MEMBERS_MAX + 2 }, (_, index) =>
        postJson(product.request, `/api/tools/rooms/${code}/members`, {
          name: `Gast ${index}`,
          secret: newSecret(),
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(await codeOf(refused[0] as Response)).toBe('rooms.full')
  })

  test('takes nobody while its door is closed, and nobody’s e-mail address as a name', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const path = `/api/tools/rooms/${host.code}/members`
    const named = { name: 'ida@example.com', secret: newSecret() }
    expect((await postJson(product.request, path, named)).status).toBe(422)
    await act(product.request, host, { type: 'door', isOpen: false })
    const late = await postJson(product.request, path, { name: 'Ben', secret: newSecret() })
    expect([late.status, await codeOf(late)]).toEqual([409, 'rooms.closed'])
  })

  test('opens for nobody without a member’s secret, and does not tell why', async () => {
    const product = await lendTestProduct()
    const { code } = await openRoom(product.request)
    const strangers: Person[] = [
      { code, secret: newSecret() },
      { code: 'ABCDEFGH', secret: newSecret() },
      { code, secret: '' },
    ]
    for (const stranger of strangers) {
      const done = await act(product.request, stranger, { type: 'vote-again' })
      expect([done.status, await codeOf(done)]).toEqual([404, 'rooms.unknown'])
      await expect(seenBy(product, stranger)).rejects.toThrow('404')
    }
  })

  test('keeps no secret as text, and shows none', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const { rows } = await product.pool.query(
      'select row_to_json(r)::text as row from tool_rooms r',
    )
    expect(rows[0].row).not.toContain(host.secret)
    expect(JSON.stringify(await seenBy(product, host))).not.toMatch(/secret|hash/i)
  })

  test('is handed over, loses a member whom the host removes, and is deleted by its host', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    const { me } = await seenBy(product, ben)
    const remove = { type: 'remove-member', memberId: me } as const
    expect(await codeOf(await act(product.request, ben, remove))).toBe('rooms.not_host')
    expect((await act(product.request, host, { type: 'host', memberId: me })).status).toBe(200)
    expect((await seenBy(product, ben)).isHost).toBe(true)

    const { me: former } = await seenBy(product, host)
    await act(product.request, ben, { type: 'remove-member', memberId: former })
    await expect(seenBy(product, host)).rejects.toThrow('404')

    const path = `/api/tools/rooms/${host.code}`
    const headers = { Authorization: `Bearer ${ben.secret}` }
    expect((await product.request(path, { method: 'DELETE', headers })).status).toBe(204)
    expect((await product.request(path)).status).toBe(404)
  })

  test('is over after 30 days, and then deleted', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    product.clock.set('2026-12-20T09:00:00Z')
    expect((await product.request(`/api/tools/rooms/${host.code}`)).status).toBe(404)
    expect((await act(product.request, host, { type: 'vote-again' })).status).toBe(404)
    const { db, clock, config } = product
    const transport = createMailTransport(config, mailSettings(config, mailFirm))
    await enforceRetention({
      db,
      transport,
      log: pino({ level: 'silent' }),
      now: clock.now(),
      deletePublished: deleteExpiredRooms,
    })
    transport.close()
    const { rows } = await product.pool.query('select code from tool_rooms')
    expect(rows).toEqual([])
  })
})

describe('acts', () => {
  test('with one id are done once, also at the same time', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const idea = { type: 'idea', id: randomUUID(), text: 'Vorlagen' } as const
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(product.request, host, idea, id)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const view = await seenBy(product, host)
    expect([view.version, view.content.ideas.length]).toEqual([2, 1])
  })

  test('of many people at once are all kept', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const guests = await Promise.all(
      Array.from({ length: 7 }, (_, index) => join(product.request, host.code, `Gast ${index}`)),
    )
    await Promise.all(
      [host, ...guests].flatMap((person) =>
        [1, 2, 3].map((number) =>
          act(product.request, person, {
            type: 'idea',
            id: randomUUID(),
            text: `Idee ${number}`,
          }),
        ),
      ),
    )
    expect((await seenBy(product, host)).content.ideaCount).toBe(24)
  })

  test('that are refused say why and change nothing', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    const before = await seenBy(product, host)
    const answer = await act(product.request, ben, { type: 'step', step: 'votes' })
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'rooms.not_host'])
    expect(await seenBy(product, host)).toEqual(before)
  })

  test('with a sketch of too many points are refused', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const id = randomUUID()
    await act(product.request, host, { type: 'idea', id, text: 'Skizze' })
    const sketch = ['0a0a'.repeat(901)]
    expect((await act(product.request, host, { type: 'sketch', id, sketch })).status).toBe(422)
  })
})

describe('events', () => {
  test('tell each member what they may see, as soon as it changes', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    const ofHost = follow(product.request, host)
    const ofBen = follow(product.request, ben)
    await Promise.all([ofHost.next(), ofBen.next()])

    const idea = { type: 'idea', id: randomUUID(), text: 'Geheim' } as const
    await act(product.request, ben, idea)

    const told = await eventWith(ofHost, ({ view }) => view?.content.ideaCount === 1)
    expect(told.view?.content.ideas).toEqual([])
    const own = await eventWith(ofBen, ({ view }) => view?.content.ideaCount === 1)
    expect(own.view?.content.ideas).toMatchObject([{ text: 'Geheim', isMine: true }])
    await Promise.all([ofHost.return(undefined), ofBen.return(undefined)])
  })

  test('go on where the client was: nothing known is sent again, everything newer is', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const first = follow(product.request, host)
    const { value } = await first.next()
    await first.return(undefined)

    const second = follow(product.request, host, { after: value?.id ?? '' })
    const next = second.next()
    await act(product.request, host, { type: 'question', text: 'Neu?' })
    const { value: newer } = await next
    expect(newer?.view?.content.question).toBe('Neu?')
    await second.return(undefined)

    await act(product.request, host, { type: 'question', text: 'Noch neuer?' })
    const third = follow(product.request, host, { after: newer?.id ?? '' })
    expect((await third.next()).value?.view.content.question).toBe('Noch neuer?')
    await third.return(undefined)
  })

  test('reach members who are connected to another process', async () => {
    const product = await startTestProduct()
    const other = await product.startAnother()
    const request = async (path: string, init?: RequestInit) =>
      other.fetch(new Request(`http://localhost:3000${path}`, init))
    const host = await openRoom(product.request)
    const events = follow(request, host)
    await events.next()
    await act(product.request, host, { type: 'question', text: 'Von nebenan?' })
    expect((await events.next()).value?.view.content.question).toBe('Von nebenan?')
    await events.return(undefined)
  })

  test('let in whoever has just joined, before the process hears of it', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    // SQL changes the room without a notification, so the process does not hear of it.
    const {
      rows: [stored],
    } = await product.pool.query<{ members: unknown[] }>(`select members from tool_rooms`)
    const setMembers = (members: unknown[] = []) =>
      product.pool.query('update tool_rooms set members = $1, version = version + 1', [
        JSON.stringify(members),
      ])
    await setMembers(stored?.members.slice(0, 1))
    const ofHost = follow(product.request, host)
    expect((await ofHost.next()).value?.view.members).toHaveLength(1)
    await setMembers(stored?.members)

    const ofBen = follow(product.request, ben)
    expect((await ofBen.next()).value).toMatchObject({ event: 'view', view: { isHost: false } })
    await Promise.all([ofHost.return(undefined), ofBen.return(undefined)])
  })

  test('tell who is connected, to any process, and tell it again when that changes', async () => {
    const product = await startTestProduct()
    const other = await product.startAnother()
    const nextDoor = async (path: string, init?: RequestInit) =>
      other.fetch(new Request(`http://localhost:3000${path}`, init))
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    const ofHost = follow(product.request, host)
    const alone = await eventWith(ofHost, () => true)
    const both = alone.view?.members.map(({ id }) => id) ?? []
    expect(alone.present).toEqual(both.slice(0, 1))

    const ofBen = follow(nextDoor, ben)
    const areBoth = ({ present }: RoomEvent) => present?.join() === both.join()
    await Promise.all([eventWith(ofHost, areBoth), eventWith(ofBen, areBoth)])

    // Ben closes the page.
    await ofBen.return(undefined)
    expect((await ofHost.next()).value?.present).toEqual(both.slice(0, 1))
    await ofHost.return(undefined)
  })

  test('of a published meeting tell nobody who is connected', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, { kind: 'meeting', ...SENT_MEETING })
    const events = follow(product.request, { code, secret: '' })
    expect((await events.next()).value).toMatchObject({ event: 'view', present: null })
    await events.return(undefined)
  })

  test('end for a member who was removed, and for all when the room is deleted', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const ben = await join(product.request, host.code, 'Ben')
    const { me } = await seenBy(product, ben)
    const ofBen = follow(product.request, ben)
    const ofHost = follow(product.request, host)
    await Promise.all([ofBen.next(), ofHost.next()])

    await act(product.request, host, { type: 'remove-member', memberId: me })
    await eventWith(ofBen, ({ event }) => event === 'removed')
    expect((await ofBen.next()).done).toBe(true)

    await eventWith(ofHost, ({ view }) => view?.members.length === 1)
    const headers = { Authorization: `Bearer ${host.secret}` }
    await product.request(`/api/tools/rooms/${host.code}`, { method: 'DELETE', headers })
    await eventWith(ofHost, ({ event }) => event === 'over')
    expect((await ofHost.next()).done).toBe(true)
  })

  test('of one room go to a limited number of connections, and a closed one makes room', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const open = Array.from({ length: 36 }, () => follow(product.request, host))
    await Promise.all(open.map((events) => events.next()))
    await expect(follow(product.request, host).next()).rejects.toThrow('429')
    await open[0]?.return(undefined)
    await vi.waitFor(async () => {
      const events = follow(product.request, host)
      await events.next()
      await events.return(undefined)
    }, POLL_OPTIONS)
    await Promise.all(open.map((events) => events.return(undefined)))
  })
})

describe('strangers', () => {
  test('open a limited number of rooms a day', async () => {
    const product = await startTestProduct({ LIMIT_ROOMS_PER_DAY: '2' })
    const open = async () => {
      const start = { kind: 'flight_deck', question: '' }
      const body = { name: 'Ida', secret: newSecret(), start }
      return (await postJson(product.request, '/api/tools/rooms', body)).status
    }
    expect([await open(), await open(), await open()]).toEqual([201, 201, 429])
  })

  test('try a limited number of codes; the right ones do not count', async () => {
    const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '3' })
    const { code } = await openRoom(product.request)
    const knock = async (tried: string) =>
      (await product.request(`/api/tools/rooms/${tried}`)).status
    for (const _ of Array(6)) expect(await knock(code)).toBe(200)
    expect([await knock('AAAAAAAA'), await knock('BBBBBBBB'), await knock('CCCCCCCC')]).toEqual([
      404, 404, 404,
    ])
    expect([await knock('DDDDDDDD'), await knock(code)]).toEqual([429, 429])
  })
})
