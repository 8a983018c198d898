import { type RefObject, useEffect, useState } from 'react'

/** True while the image is loading. False before scripts run: without them nothing could reset it. */
export function useImageLoading(image: RefObject<HTMLImageElement | null>): boolean {
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element || element.complete) return
    const stop = () => setIsLoading(false)
    setIsLoading(true)
    // A failed image is no longer loading: its alternative text is shown.
    element.addEventListener('load', stop)
    element.addEventListener('error', stop)
    return () => {
      element.removeEventListener('load', stop)
      element.removeEventListener('error', stop)
    }
  }, [image])

  return isLoading
}
