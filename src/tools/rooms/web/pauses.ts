/** Pauses after failed attempts, in milliseconds. The last one is repeated. */
const PAUSES: readonly number[] = [400, 1_000, 2_000, 5_000]

/** Pauses between attempts, which can be ended early. */
export function createPauses(pauses: readonly number[] = PAUSES) {
  let wake = Promise.withResolvers<void>()

  const pauseFor = async (ms: number): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms)
    })
    await Promise.race([over, wake.promise])
    clearTimeout(timer)
  }
  return {
    pauseFor,
    /** Waits after so many failures in a row. */
    pauseAfter(failures: number): Promise<void> {
      const pause = pauses[Math.min(failures, pauses.length) - 1] ?? 0
      // Not all at once: a server that was restarted has every client waiting.
      return pauseFor(pause * (0.75 + Math.random() / 2))
    },
    /** Ends the pauses: the device is online again, or the page is shown. */
    hurry(): void {
      wake.resolve()
      wake = Promise.withResolvers()
    },
  }
}

export type Pauses = ReturnType<typeof createPauses>
