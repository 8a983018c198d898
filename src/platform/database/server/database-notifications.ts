import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** The channel that triggers on the tables shown on pages notify with each commit. */
const PAGE_CHANNEL = 'page_content'
/** The channel on which a commit tells the code of the room that it changed. */
export const ROOM_CHANNEL = 'tool_rooms'
/** The channel on which processes tell each other who is connected to rooms. Nothing of it is stored. */
export const PRESENCE_CHANNEL = 'tool_room_presence'
const RECONNECT_AFTER_MS = 1_000
/** How long closing waits: a server that hangs does not answer. */
const CLOSE_WITHIN_MS = 2_000

export interface NotificationSubscription {
  /** False while the database cannot be reached, and so no changes are received. */
  isSubscribed(): boolean
  /**
   * Calls the listener after every commit that changed what pages show, and after each reconnection, since changes may
   * have been missed.
   */
  onPageChange(listener: () => void): void
  /**
   * Calls the listener with the code of each room that a commit changed, and with null after each reconnection, since
   * changes of any room may have been missed.
   */
  onRoomChange(listener: (code: string | null) => void): void
  /**
   * Calls the listener with what processes tell of those who are connected to rooms, and with null after each
   * reconnection.
   */
  onPresence(listener: (text: string | null) => void): void
  /**
   * Resolves when the listeners have been called for everything that was committed before. Where that cannot be known,
   * calls those of {@link onPageChange}.
   */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * Subscribes to every committed change of what pages and rooms show, by any process.
 *
 * @param parts.connect opens the connection that listens; it is not one of the pool's and stays open
 */
export function subscribeToNotifications(parts: {
  connect: () => Promise<pg.Client>
  log: Logger
}): NotificationSubscription {
  const { connect, log } = parts
  const changes = new EventEmitter<{
    page: []
    room: [code: string | null]
    presence: [text: string | null]
  }>()
  const stopping = new AbortController()
  let isSubscribed = false
  let listener: pg.Client | undefined

  async function listen(): Promise<void> {
    const client = await connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    const end = () => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', end, { once: true })
    try {
      stopping.signal.throwIfAborted()
      client.on('notification', ({ channel, payload }) => {
        if (channel === PAGE_CHANNEL) changes.emit('page')
        else if (channel === ROOM_CHANNEL) changes.emit('room', payload ?? null)
        else changes.emit('presence', payload ?? null)
      })
      await client.query(`listen ${PAGE_CHANNEL}`)
      await client.query(`listen ${ROOM_CHANNEL}`)
      await client.query(`listen ${PRESENCE_CHANNEL}`)
      isSubscribed = true
      listener = client
      changes.emit('page')
      changes.emit('room', null)
      changes.emit('presence', null)
      await ended
    } finally {
      isSubscribed = false
      listener = undefined
      stopping.signal.removeEventListener('abort', end)
      end()
    }
  }

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listen().catch((err: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err }, 'cannot subscribe to changes of page content')
      })
      await pause(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    isSubscribed: () => isSubscribed,
    onPageChange: (listener) => void changes.on('page', listener),
    onRoomChange: (listener) => void changes.on('room', listener),
    onPresence: (listener) => void changes.on('presence', listener),
    async catchUp() {
      // PostgreSQL sends a connection what it listens to before it reports that a statement is done.
      const hasHeard = await listener?.query('select').catch(() => undefined)
      if (!hasHeard) changes.emit('page')
    },
    async stop() {
      stopping.abort()
      await Promise.race([listening, pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
