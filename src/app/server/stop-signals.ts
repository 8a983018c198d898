/** How long stopping may take, in milliseconds. After that, the process exits without waiting for what still runs. */
const STOP_WITHIN_MS = 10_000

/**
 * Makes the process stop on SIGTERM, SIGINT, or the end of the start script. A second signal ends it at once, and so
 * does the end of the time that stopping may take.
 *
 * @returns a signal that is aborted when the process is asked to stop
 */
export function stopSignals(): AbortSignal {
  const asked = new AbortController()
  const stop = () => {
    if (asked.signal.aborted) process.exit(1)
    asked.abort()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The start script, at the other end of this channel, has ended.
  process.once('disconnect', () => asked.signal.aborted || stop())
  return asked.signal
}
