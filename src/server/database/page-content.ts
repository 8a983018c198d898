import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** What the triggers of the tables that pages show notify with each commit. */
const CHANNEL = 'page_content'
const RECONNECT_AFTER_MS = 1_000
/** A server that hangs takes no leave. */
const CLOSE_WITHIN_MS = 2_000

export interface PageContentNews {
  /** False while the database is away, or out of our reach: changes would not be heard of. */
  isHeard(): boolean
  /** Calls with every commit that changed what pages show, and once when there may have been some unheard. */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

/**
 * Hears of every committed change of what pages show, by whichever process.
 *
 * @param parts.connect opens the connection that listens; it is not one of the pool's and stays open
 */
export function hearOfPageContent(parts: {
  connect: () => Promise<pg.Client>
  log: Logger
}): PageContentNews {
  const { connect, log } = parts
  const changes = new EventEmitter()
  const stopping = new AbortController()
  let heard = false

  async function listen(): Promise<void> {
    const client = await connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    const end = () => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', end, { once: true })
    try {
      stopping.signal.throwIfAborted()
      client.on('notification', () => changes.emit('change'))
      await client.query(`listen ${CHANNEL}`)
      heard = true
      changes.emit('change')
      await ended
    } finally {
      heard = false
      stopping.signal.removeEventListener('abort', end)
      end()
    }
  }

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listen().catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'changes of pages cannot be heard of')
      })
      await pause(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    isHeard: () => heard,
    onChange: (listener) => void changes.on('change', listener),
    async stop() {
      stopping.abort()
      await Promise.race([listening, pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
