import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { DOTS } from '#tools/flight-deck/domain/deck-room.ts'
import { connectToRoom, type RoomConnection } from '#tools/flight-deck/web/room/room-connection.ts'
import type { DeckRoom, WaitingAct } from '#tools/flight-deck/web/room/room-types.ts'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { runSql } from '../support/database/stored-bookings.ts'
import { join, openRoom, type Person } from '../support/product/rooms.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'

const IDEAS_EACH = 4
const POLL_OPTIONS = { timeout: 60_000, interval: 100 }
/** One request in so many loses its answer, and one its way to the server. */
const LOST_ONE_IN = 5

interface Network {
  /** The present address of the server, which changes with each restart. */
  address: string
  isDown: boolean
}

/**
 * The network of a client: requests are lost before they arrive, answers are lost after the act was done, and event
 * streams break.
 */
function unreliableFetch(network: Network) {
  let count = 0
  return async (path: string, init?: RequestInit): Promise<Response> => {
    if (network.isDown) throw new TypeError('offline')
    if (init?.method !== 'POST') return fetch(network.address + path, init)
    count += 1
    if (count % LOST_ONE_IN === 1) throw new TypeError('the request was lost')
    const answer = await fetch(network.address + path, init)
    if (count % LOST_ONE_IN === 3) {
      await answer.body?.cancel()
      throw new TypeError('the answer was lost')
    }
    return answer
  }
}

/** A browser in the room. What waits is kept outside of it, as in the browser's storage. */
function openBrowser(person: Person, network: Network) {
  let waiting: readonly WaitingAct[] = []
  const store = {
    read: () => waiting,
    write: (acts: readonly WaitingAct[]) => {
      waiting = acts
    },
  }
  const open = () =>
    connectToRoom({ ...person, fetch: unreliableFetch(network), store, pauses: [20, 50, 100] })
  const browser = {
    connection: open(),
    /** Closes the page and opens it again: only the storage is left. */
    reload() {
      browser.connection.stop()
      browser.connection = open()
    },
  }
  onTestFinished(() => browser.connection.stop())
  return browser
}

function roomOf({ read }: RoomConnection): DeckRoom | undefined {
  return read().room
}

/** The clock of the product is the machine's: the time at which the host was seen is moved back instead. */
const A_MINUTE_PASSES = `update tool_rooms set host_seen_at = host_seen_at - interval '1 minute'`

test('eight browsers in one room, with lost connections, a server that is stopped and killed, and a host who is gone for good: every idea once, votes right, nothing lost, somebody leads', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await freshFolder('room-of-eight') }
  let server: RunningProduct = await startBuiltProduct(settings)
  onTestFinished(() => server.stop())
  const network: Network = { address: server.address, isDown: false }
  const request = (path: string, init?: RequestInit) => fetch(network.address + path, init)
  const restart = async (end: 'stop' | 'kill') => {
    await server[end]()
    server = await startBuiltProduct(settings)
    network.address = server.address
  }

  const host = await openRoom(request)
  const people = [host]
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    people.push(await join(request, host.code, `Gast ${number}`))
  const browsers = people.map((person) => openBrowser(person, network))
  const connections = () => browsers.map(({ connection }) => connection)
  const ofHost = () => (browsers[0] as (typeof browsers)[number]).connection
  const untilAllSent = () =>
    expect
      .poll(() => connections().map(({ read }) => read().waiting), POLL_OPTIONS)
      .toEqual(people.map(() => 0))

  ofHost().act({ type: 'step', step: 'ideas' })
  const written: string[] = []
  const writeIdeas = () => {
    for (const connection of connections()) {
      const id = randomUUID()
      written.push(id)
      connection.act({ type: 'idea', id, text: `Idee ${written.length}` })
    }
  }
  writeIdeas()
  const killed = restart('kill')
  writeIdeas()
  network.isDown = true
  writeIdeas()
  for (const browser of browsers.slice(3, 6)) browser.reload()
  network.isDown = false
  await killed
  writeIdeas()
  await untilAllSent()
  await expect.poll(() => roomOf(ofHost())?.content.ideaCount, POLL_OPTIONS).toBe(8 * IDEAS_EACH)

  ofHost().act({ type: 'step', step: 'votes' })
  const stepOf = (connection: RoomConnection) => roomOf(connection)?.content.step
  await expect
    .poll(() => connections().map(stepOf), POLL_OPTIONS)
    .toEqual(people.map(() => 'votes'))
  const [first = '', second = ''] = written
  const stopped = restart('stop')
  for (const connection of connections()) {
    connection.act({ type: 'vote', id: second, dots: DOTS })
    connection.act({ type: 'vote', id: second, dots: 1 })
    connection.act({ type: 'vote', id: first, dots: 2 })
  }
  await stopped
  await untilAllSent()

  ofHost().act({ type: 'step', step: 'decision' })
  await expect
    .poll(() => connections().map(stepOf), POLL_OPTIONS)
    .toEqual(people.map(() => 'decision'))
  for (const connection of connections()) {
    const { ideas } = roomOf(connection)?.content ?? { ideas: [] }
    expect(ideas.map(({ id }) => id).sort()).toEqual(written.toSorted())
    const dots = Object.fromEntries(ideas.map((idea) => [idea.id, idea.dots]))
    expect([dots[first], dots[second]]).toEqual([16, 8])
    expect(Object.values(dots).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(24)
    expect(connection.read().refused).toEqual([])
  }

  // The host's laptop is closed for good, and the server killed.
  ofHost().stop()
  await restart('kill')
  const others = connections().slice(1)
  const [ben, cleo] = others as [RoomConnection, RoomConnection]
  await expect
    .poll(() => others.map(({ read }) => typeof read().hostAwaySince), POLL_OPTIONS)
    .toEqual(others.map(() => 'string'))
  await runSql({ connectionString: postgres.url }, A_MINUTE_PASSES)
  for (const connection of [ben, cleo]) connection.act({ type: 'take-over' })
  await expect
    .poll(() => [ben, cleo].map(({ read }) => read().waiting), POLL_OPTIONS)
    .toEqual([0, 0])
  const [refused, ...noFurther] = [ben, cleo].flatMap(({ read }) => read().refused)
  expect([refused?.code, noFurther]).toEqual(['rooms.host_here', []])
  const leads = () => others.filter((connection) => roomOf(connection)?.isHost)
  await expect.poll(() => leads().length, POLL_OPTIONS).toBe(1)
  const [leader] = leads() as [RoomConnection]

  leader.act({ type: 'decide', id: first })
  leader.act({ type: 'step', step: 'results' })
  await expect.poll(() => others.map(stepOf), POLL_OPTIONS).toEqual(others.map(() => 'results'))
  browsers[0]?.reload()
  await expect.poll(() => stepOf(ofHost()), POLL_OPTIONS).toBe('results')
  for (const connection of connections()) {
    const room = roomOf(connection)
    expect(room?.isHost).toBe(connection === leader)
    expect(room?.members.filter(({ isHost }) => isHost).map(({ id }) => id)).toEqual([
      roomOf(leader)?.me,
    ])
    expect(room?.content.ideas.map(({ id }) => id).sort()).toEqual(written.toSorted())
    expect(room?.content.decidedId).toBe(first)
  }
})
