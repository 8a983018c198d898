/** This long after it was asked to stop, the process ends without waiting for what still runs. */
const STOP_WITHIN_MS = 10_000

/**
 * Lets the process be stopped as operators do: by SIGTERM, SIGINT, or the end of the start script. A second signal ends
 * it at once, and so does the end of the time that stopping may take.
 *
 * @returns aborted when the process is asked to stop
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
  // The start script, which holds the other end of this channel, is gone.
  process.once('disconnect', () => asked.signal.aborted || stop())
  return asked.signal
}
