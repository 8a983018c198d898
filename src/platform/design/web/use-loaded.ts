import { useEffect, useState } from 'react'

/**
 * A part of the page that is loaded once it is needed; null until then, and 'failed' where it could not be.
 *
 * @param load the same function each time
 */
export function useLoaded<Part>(load: () => Promise<Part>, isNeeded: boolean) {
  const [part, setPart] = useState<{ loaded: Part } | 'failed' | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    load().then(
      (loaded) => setPart({ loaded }),
      () => setPart('failed'),
    )
  }, [load, isNeeded])
  return part
}
