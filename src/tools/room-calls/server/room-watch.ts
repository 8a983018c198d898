import type { Logger } from 'pino'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { ServerSentEvent } from '#platform/http/server/server-sent-events.ts'
import { createRoomPresence, TELL_EVERY_MS } from './room-presence.ts'
import type { RoomQueue } from './room-queue.ts'
import { createRoomViews } from './room-views.ts'
import { roomErrors } from './rooms.errors.ts'
import { findRoom, type RoomRow, storeHostsSeen, tellPresence } from './rooms.repository.ts'
import type { Follower } from './rooms.service.ts'

/** Proxies close connections on which nothing is sent for a minute. */
const ALIVE_EVERY_MS = 20_000
/** Open event streams of this process. Several rooms may be behind one address of a firm. */
const STREAMS_MAX = { address: 120, all: 1_000 } as const

export type RoomWatch = ReturnType<typeof createRoomWatch>

interface Watcher extends Follower {
  code: string
  /** The client's network address. */
  address: string
  /** The id of the event that the client has already; undefined for none. */
  after: string | undefined
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

type RoomViews = ReturnType<typeof createRoomViews>

interface RoomEvent {
  sent: NonNullable<ServerSentEvent>
  /** What the follower sees; undefined for the last event. */
  shown: string | undefined
}

/** What the streams of one room share. */
interface Watched {
  streams: number
  /** Raised with every change. */
  changes: number
  /** The room after that many changes. */
  read: { at: number; views: Promise<RoomViews | undefined> } | undefined
  /** Those of the version that was read last. */
  views: RoomViews | undefined
  wake: PromiseWithResolvers<void>
}

/**
 * Follows the rooms whose members are connected to this process. A change is read once from the database, whatever the
 * number of streams. A new stream reads the room again.
 */
export function createRoomWatch({
  db,
  clock,
  queue,
  onRoomChange,
  onPresence,
  log,
}: {
  db: Database
  clock: Clock
  queue: RoomQueue
  onRoomChange: (listener: (code: string | null) => void) => void
  onPresence: (listener: (text: string | null) => void) => void
  log: Logger
}) {
  const rooms = new Map<string, Watched>()
  const byAddress = new Map<string, number>()
  let streams = 0
  let isStopping = false

  const wakeUp = (room: Watched) => {
    const { resolve } = room.wake
    room.wake = Promise.withResolvers()
    resolve()
  }
  const readAgain = (room: Watched) => {
    room.changes += 1
    wakeUp(room)
  }
  onRoomChange((code) => {
    const changed = code === null ? [...rooms.values()] : [rooms.get(code)]
    for (const room of changed) if (room) readAgain(room)
  })
  const presence = createRoomPresence({
    clock,
    tell: (text) =>
      void queue
        .run('presence', () => tellPresence(db, text))
        .catch((err: unknown) => {
          log.debug({ err }, 'other processes cannot be told who is connected at the moment')
        }),
    // It is read again for the time at which a host who left was seen.
    onChange: (code) => {
      const room = rooms.get(code)
      if (room) readAgain(room)
    },
  })
  onPresence(presence.hear)
  const noteHosts = (codes: readonly string[]) => {
    if (codes.length === 0) return
    void queue
      .run('hosts', () => storeHostsSeen(db, codes, clock.now()))
      .catch((err: unknown) => {
        log.debug({ err }, 'it cannot be stored at the moment that hosts are connected')
      })
  }
  const isHostHere = (code: string, row: RoomRow | undefined) => {
    const host = row && hostOf(row)
    return host !== undefined && presence.isHere(code, host.id)
  }
  const telling = setInterval(() => {
    presence.tellAll()
    noteHosts([...rooms.keys()].filter((code) => isHostHere(code, rooms.get(code)?.views?.row)))
  }, TELL_EVERY_MS).unref()

  const readViews = async (code: string, room: Watched) => {
    const row = await queue.run(`read ${code}`, () => findRoom(db, code, clock.now()))
    const isKnown = row !== undefined && row.version === room.views?.row.version
    room.views = isKnown && room.views ? { ...room.views, row } : row && createRoomViews(row)
    return room.views
  }
  const newest = (code: string, room: Watched) => {
    if (room.read?.at !== room.changes) {
      const views = readViews(code, room)
      views.catch(() => {
        room.read = undefined
      })
      room.read = { at: room.changes, views }
    }
    return room.read.views
  }

  /** Counts a stream. Returns the function that ends it. */
  const enter = ({
    code,
    member,
    isHost,
    streamsMax,
    address,
    signal,
  }: Watcher): { room: Watched; leave: () => void } => {
    const room = rooms.get(code) ?? newWatched()
    const ofAddress = byAddress.get(address) ?? 0
    const isTooMany =
      room.streams >= streamsMax || ofAddress >= STREAMS_MAX.address || streams >= STREAMS_MAX.all
    if (isTooMany) throw roomErrors.tooManyConnections()
    // This follower may have joined after the row was read.
    room.read = undefined
    rooms.set(code, room)
    room.streams += 1
    streams += 1
    byAddress.set(address, ofAddress + 1)
    const disconnect = member && presence.enter(code, member.id)
    if (isHost) noteHosts([code])
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      disconnect?.()
      const row = room.views?.row
      if (member && row?.hostHash === member.secretHash) noteHosts([code])
      room.streams -= 1
      streams -= 1
      const rest = (byAddress.get(address) ?? 1) - 1
      if (rest > 0) byAddress.set(address, rest)
      else byAddress.delete(address)
      if (room.streams === 0) rooms.delete(code)
    }
    signal.addEventListener('abort', leave, { once: true })
    return { room, leave }
  }

  /** Reads the room; null while the database cannot be reached. */
  const readOrNull = (code: string, room: Watched) =>
    newest(code, room).catch((err: unknown) => {
      log.debug({ err }, 'a room cannot be read at the moment')
      return null
    })

  /** What there is to tell; null while the database cannot be reached. */
  const nextEvent = async (watcher: Watcher, room: Watched) => {
    const views = await readOrNull(watcher.code, room)
    return views === null
      ? null
      : eventFor(views, watcher, clock.now(), presence.membersOf(watcher.code))
  }

  /** Waits until the room may have changed. Returns false where a sign of life is due before. */
  const isChanged = async (
    room: Watched,
    since: Pick<Watched, 'changes' | 'wake'>,
    signal: AbortSignal,
  ) => room.changes !== since.changes || (await changeOrPause(since.wake.promise, signal))

  async function* eventsOf(watcher: Watcher, room: Watched): AsyncGenerator<ServerSentEvent> {
    const { signal } = watcher
    const isNews = createNews(watcher.after)
    while (!signal.aborted && !isStopping) {
      const { changes, wake } = room
      const event = await nextEvent(watcher, room)
      if (event && isNews(event)) yield event.sent
      if (event && event.sent.event !== 'view') return
      if (!(await isChanged(room, { changes, wake }, signal))) yield null
    }
  }

  return {
    /**
     * Yields the room as a follower sees it, now and whenever that changes, until the client disconnects, the room is
     * over (event "over"), or the member is removed from it ("removed").
     *
     * @throws ProblemError 429 rooms.connections where too many streams are open
     */
    watch(watcher: Watcher): AsyncGenerator<ServerSentEvent> {
      const { room, leave } = enter(watcher)
      return leaving(eventsOf(watcher, room), leave)
    },
    /** How many streams are open. */
    streams: () => streams,
    /** Ends all streams: the clients connect again, to the next process. */
    stop() {
      isStopping = true
      clearInterval(telling)
      presence.stop()
      for (const room of rooms.values()) wakeUp(room)
    },
  }
}

async function* leaving(
  events: AsyncGenerator<ServerSentEvent>,
  leave: () => void,
): AsyncGenerator<ServerSentEvent> {
  try {
    yield* events
  } finally {
    leave()
  }
}

/** What a follower is told of the room as it is stored; a member also learns which members are connected. */
function eventFor(
  views: RoomViews | undefined,
  { member }: Watcher,
  now: Date,
  connected: ReadonlySet<string>,
): RoomEvent {
  if (!views || views.row.expiresAt <= now) return last('over')
  const view = views.of({ member })
  if (!view) return last('removed')
  const time = JSON.stringify(now)
  const version = String(views.row.version)
  if (!member)
    return {
      sent: { event: 'view', id: version, json: `{"view":${view.json},"now":${time}}` },
      shown: view.shown,
    }
  const { members } = views.row
  const areConnected = members.map(({ id }) => connected.has(id))
  const present = JSON.stringify(members.flatMap(({ id }, at) => (areConnected[at] ? [id] : [])))
  const host = hostOf(views.row)
  const awaySince = host && !connected.has(host.id) ? views.row.hostSeenAt : null
  // The id tells apart what a client may know already: the room, who is connected, and since when the host is away.
  const id = `${version}-${areConnected.map(Number).join('')}-${awaySince?.getTime() ?? ''}`
  const told = `"present":${present},"hostAwaySince":${JSON.stringify(awaySince)}`
  const json = `{"view":${view.json},"now":${time},${told}}`
  return { sent: { event: 'view', id, json }, shown: view.shown + told }
}

function hostOf({ members, hostHash }: RoomRow) {
  return members.find(({ secretHash }) => secretHash === hostHash)
}

function last(event: 'over' | 'removed'): RoomEvent {
  return { sent: { event, json: '{}' }, shown: undefined }
}

/**
 * Tells whether an event differs from the one before: most acts of others are not seen, such as votes.
 *
 * @param after the id of the event that the client has already
 */
function createNews(after: string | undefined): (event: RoomEvent) => boolean {
  let known: string | undefined
  return ({ sent, shown }) => {
    if (shown === undefined) return true
    const before = known
    known = shown
    return before === undefined ? after !== sent.id : before !== known
  }
}

function newWatched(): Watched {
  return {
    streams: 0,
    changes: 0,
    read: undefined,
    views: undefined,
    wake: Promise.withResolvers(),
  }
}

/** Waits for a change. Returns false where none came in time, or the client disconnected. */
async function changeOrPause(change: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const isOver = () => resolve(false)
  const timer = setTimeout(isOver, ALIVE_EVERY_MS)
  signal.addEventListener('abort', isOver, { once: true })
  void change.then(() => resolve(true))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', isOver)
  }
}
