import { useEffect, useRef } from 'react'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'

const BORDERS_PX = 2
const FRAME = 'mt-8 h-180 w-full rounded-picture border border-sand bg-page shadow-card'

interface FittedFrameProps {
  /** Of a page of the product. */
  path: string
  title: string
}

/**
 * A page in a frame. It is loaded when it is nearly in view: a browser would load it together with the first view. Until
 * then, and without scripts, a link leads to it.
 */
export default function FittedFrame({ path, title }: FittedFrameProps) {
  if (useHydrated()) return <Frame src={`${path}?embed=1`} title={title} />
  return (
    <p className={`${FRAME} grid place-content-center p-5 text-center print:hidden`}>
      <a href={path}>{title}</a>
    </p>
  )
}

/** As high as its page, so that there is no inner scroll bar. */
function Frame({ src, title }: { src: string; title: string }) {
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
    return () => {
      current.removeEventListener('load', follow)
      observer.disconnect()
    }
  }, [])
  return <iframe ref={frame} src={src} title={title} className={FRAME} />
}
