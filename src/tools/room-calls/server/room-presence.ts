import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/basics/server/clock.ts'

/**
 * How long an event stream says that its member is connected. Pages open a new one every 45 seconds, once a minute while
 * they are hidden: of a phone that lost its network, the server would notice nothing for many minutes.
 */
const SEEN_MS = 75_000
/** A page that is loaded again, or connects again, is back within this time. */
const LEAVING_MS = 5_000
/** How often a process tells the others who is connected to it. */
export const TELL_EVERY_MS = 15_000
/** A process that has told nothing for so long is gone. */
const HEARD_MS = 50_000

export type RoomPresence = ReturnType<typeof createRoomPresence>

/** Somebody who is connected to this process. */
interface Here {
  streams: number
  /** When the newest stream was opened. */
  seenAt: number
}

/** What another process has told of a room. */
interface Told {
  members: readonly string[]
  heardAt: number
}

interface Message {
  /** The process that tells it. */
  from: string
  code: string
  /** Ids of the members that are connected to it. */
  members: readonly string[]
  /** Whether the others are to tell theirs: the process has just begun to follow the room. */
  asks: boolean
}

interface PresenceParts {
  clock: Clock
  /** Sends a text to all processes, also to this one. */
  tell: (text: string) => void
  /** Called with the code of a room in which other members are connected than before. */
  onChange: (code: string) => void
}

/**
 * Who is connected to rooms at the moment, over all processes. Nothing of it is stored: each process tells the others of
 * its members when they come and go, and again and again, so that those of a process that was killed are forgotten.
 */
export function createRoomPresence({ clock, tell, onChange }: PresenceParts) {
  const self = randomUUID()
  const here = new Map<string, Map<string, Here>>()
  /** Of rooms that somebody follows here: by code, and by process. */
  const elsewhere = new Map<string, Map<string, Told>>()
  /** The members of each room at the last change. */
  const shown = new Map<string, string>()
  const leaving = new Set<ReturnType<typeof setTimeout>>()
  let isStopped = false
  const now = () => clock.now().getTime()

  const membersHere = (code: string): string[] =>
    [...(here.get(code) ?? [])].flatMap(([id, { seenAt }]) =>
      now() - seenAt <= SEEN_MS ? [id] : [],
    )
  const membersOf = (code: string): ReadonlySet<string> => {
    const told = [...(elsewhere.get(code)?.values() ?? [])]
    const alive = told.filter(({ heardAt }) => now() - heardAt <= HEARD_MS)
    return new Set([...membersHere(code), ...alive.flatMap(({ members }) => members)])
  }
  const compare = (code: string) => {
    const members = [...membersOf(code)].sort().join()
    if (members === (shown.get(code) ?? '')) return
    shown.set(code, members)
    onChange(code)
  }
  const tellOf = (code: string, asks = false) => {
    const message: Message = { from: self, code, members: membersHere(code), asks }
    tell(JSON.stringify(message))
  }
  const removeLater = (code: string, memberId: string) => {
    const timer = setTimeout(() => {
      leaving.delete(timer)
      const room = here.get(code)
      if (room?.get(memberId)?.streams !== 0) return
      room.delete(memberId)
      compare(code)
      tellOf(code)
      if (room.size === 0) for (const map of [here, elsewhere, shown]) map.delete(code)
    }, LEAVING_MS)
    timer.unref()
    leaving.add(timer)
  }

  return {
    /** Counts a stream of a member. Returns the function that ends it. */
    enter(code: string, memberId: string): () => void {
      const isFirst = !here.has(code)
      const room = here.get(code) ?? new Map<string, Here>()
      here.set(code, room)
      const before = membersHere(code).length
      const member = room.get(memberId) ?? { streams: 0, seenAt: 0 }
      room.set(memberId, member)
      member.streams += 1
      member.seenAt = now()
      if (membersHere(code).length !== before) tellOf(code, isFirst)
      compare(code)
      return () => {
        member.streams -= 1
        if (member.streams === 0 && !isStopped) removeLater(code, memberId)
      }
    },
    /** The ids of the members that are connected, to any process. Of a room that nobody follows here: none. */
    membersOf,
    /** Whether a member is connected to this process. */
    isHere: (code: string, memberId: string) => membersHere(code).includes(memberId),
    /** Takes what a process has told; null after a time in which something may have been missed. */
    hear(text: string | null): void {
      if (text === null) {
        for (const code of here.keys()) tellOf(code, true)
        return
      }
      const { from, code, members, asks } = JSON.parse(text) as Message
      if (from === self || !here.has(code)) return
      const told = elsewhere.get(code) ?? new Map<string, Told>()
      elsewhere.set(code, told)
      told.set(from, { members, heardAt: now() })
      if (asks) tellOf(code)
      compare(code)
    },
    /** Tells the others, and forgets who is gone. To be called every {@link TELL_EVERY_MS}. */
    tellAll(): void {
      for (const code of here.keys()) {
        tellOf(code)
        compare(code)
      }
    },
    /** The members connect again, to the next process. */
    stop(): void {
      isStopped = true
      for (const timer of leaving) clearTimeout(timer)
    },
  }
}
