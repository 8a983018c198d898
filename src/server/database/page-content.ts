import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** The notification channel that triggers on the tables shown on pages notify with each commit. */
const CHANNEL = 'page_content'
const RECONNECT_AFTER_MS = 1_000
/** How long closing waits: a server that hangs does not answer. */
const CLOSE_WITHIN_MS = 2_000

export interface PageContentSubscription {
  /** False while the database cannot be reached, and so no changes are received. */
  isSubscribed(): boolean
  /**
   * Calls the listener after every commit that changed what pages show, and after each reconnection, since changes may
   * have been missed.
   */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

/**
 * Subscribes to every committed change of what pages show, by any process.
 *
 * @param parts.connect opens the connection that listens; it is not one of the pool's and stays open
 */
export function subscribeToPageContent(parts: {
  connect: () => Promise<pg.Client>
  log: Logger
}): PageContentSubscription {
  const { connect, log } = parts
  const changes = new EventEmitter()
  const stopping = new AbortController()
  let isSubscribed = false

  async function listen(): Promise<void> {
    const client = await connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    const end = () => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', end, { once: true })
    try {
      stopping.signal.throwIfAborted()
      client.on('notification', () => changes.emit('change'))
      await client.query(`listen ${CHANNEL}`)
      isSubscribed = true
      changes.emit('change')
      await ended
    } finally {
      isSubscribed = false
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
    onChange: (listener) => void changes.on('change', listener),
    async stop() {
      stopping.abort()
      await Promise.race([listening, pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
