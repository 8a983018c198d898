import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the image is still on its way. Never before the script runs: where it does not, nothing could take back that
 * the image is loading.
 */
export function useImageLoading(image: RefObject<HTMLImageElement | null>): boolean {
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element || element.complete) return
    const stop = () => setIsLoading(false)
    setIsLoading(true)
    // One that fails is not on its way any more either: its alternative text takes over.
    element.addEventListener('load', stop)
    element.addEventListener('error', stop)
    return () => {
      element.removeEventListener('load', stop)
      element.removeEventListener('error', stop)
    }
  }, [image])

  return isLoading
}
