import { useRef } from 'react'
import { Section } from '../../ui/section.tsx'

interface EmbeddedToolProps {
  headline: string
  /** Path of the tool's page. */
  path: string
}

/** One of the product's tools, embedded in a service page. */
export function EmbeddedTool({ headline, path }: EmbeddedToolProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(undefined)

  /** Sets the height of the iframe to the height of its page, so that there is no inner scroll bar. */
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
          // The iframe may have loaded before the scripts of this page.
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
