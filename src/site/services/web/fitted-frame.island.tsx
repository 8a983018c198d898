import { useEffect, useRef } from 'react'

const BORDERS_PX = 2

/** A page of the product in a frame that is as high as the page, so that there is no inner scroll bar. */
export default function FittedFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      const page = entry?.target as HTMLElement
      current.style.height = `${page.offsetHeight + BORDERS_PX}px`
    })
    const follow = () => {
      observer.disconnect()
      const page = current.contentDocument?.getElementById('main')
      if (page) observer.observe(page)
    }
    current.addEventListener('load', follow)
    // It may have loaded before this script.
    follow()
    return () => {
      current.removeEventListener('load', follow)
      observer.disconnect()
    }
  }, [])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      loading="lazy"
      className="mt-8 h-180 w-full rounded-picture border border-sand bg-page shadow-card"
    />
  )
}
