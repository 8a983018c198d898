import { useRef } from 'react'
import { Section } from '../../ui/section.tsx'

interface EmbeddedToolProps {
  headline: string
  /** The address of the tool's page. */
  path: string
}

/** One of our own tools, on the page of the service that it belongs to. */
export function EmbeddedTool({ headline, path }: EmbeddedToolProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(undefined)

  /** The frame becomes as high as its page, so that nobody scrolls inside of what scrolls. */
  const followHeight = () => {
    observer.current?.disconnect()
    const page = frame.current?.contentDocument?.getElementById('main')
    if (!page) return
    observer.current = new ResizeObserver(() => {
      if (frame.current) frame.current.style.height = `${page.offsetHeight + BORDERS_PX}px`
    })
    observer.current.observe(page)
  }

  return (
    <Section aria-labelledby="tool-title" className="pt-0!">
      <h2 id="tool-title" className="text-h2">
        {headline}
      </h2>
      <iframe
        ref={(element) => {
          frame.current = element
          // It may have loaded before the scripts of this page.
          followHeight()
          return () => observer.current?.disconnect()
        }}
        src={`${path}?embed=1`}
        title={headline}
        loading="lazy"
        onLoad={followHeight}
        className="mt-8 h-180 w-full rounded-picture border border-sand bg-page shadow-card"
      />
    </Section>
  )
}

const BORDERS_PX = 2
