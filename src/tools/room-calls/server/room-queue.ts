import { roomErrors } from './rooms.errors.ts'

/** Works on rooms at the same time, each with a connection to the database. All others are for bookings and pages. */
const AT_ONCE = 2
/** A meeting's eighty followers may come at the same moment. */
const WAITING_MAX = 100
/** As long as requests wait for a connection to the database. */
const WAIT_MS = 4_000

interface Waiting {
  begin: () => void
  timer: ReturnType<typeof setTimeout>
}

export type RoomQueue = ReturnType<typeof createRoomQueue>

/**
 * Lets what is done in rooms wait here and not on connections to the database: one work of a room after another, as they
 * came, and the rooms in turns.
 */
export function createRoomQueue() {
  /** Of each room that somebody waits for, in the order of turns. */
  const waiting = new Map<string, Waiting[]>()
  const busy = new Set<string>()

  const remove = (room: string, one: Waiting) => {
    clearTimeout(one.timer)
    const others = waiting.get(room)?.filter((other) => other !== one) ?? []
    if (others.length > 0) waiting.set(room, others)
    else waiting.delete(room)
  }
  const beginNext = () => {
    for (const [room, [next]] of waiting) {
      if (busy.size >= AT_ONCE) return
      if (busy.has(room) || !next) continue
      remove(room, next)
      busy.add(room)
      next.begin()
    }
  }
  const end = (room: string) => {
    busy.delete(room)
    const line = waiting.get(room)
    // It has had its turn.
    if (waiting.delete(room) && line) waiting.set(room, line)
    beginNext()
  }
  const turn = (room: string) =>
    new Promise<void>((begin, reject) => {
      const line = waiting.get(room) ?? []
      if (line.length >= WAITING_MAX) throw roomErrors.busy()
      const timer = setTimeout(() => {
        remove(room, one)
        reject(roomErrors.busy())
      }, WAIT_MS)
      const one = { begin, timer }
      waiting.set(room, [...line, one])
      beginNext()
    })

  return {
    /**
     * Does something with a room, when it is its turn.
     *
     * @throws ProblemError 503 rooms.busy where too much waits, or for too long
     */
    async run<Result>(room: string, work: () => Promise<Result>): Promise<Result> {
      await turn(room)
      try {
        return await work()
      } finally {
        end(room)
      }
    },
  }
}
