import { useEffect, useMemo, useRef, useState } from 'react'

/** Height in pixels until the mail's own height is known. */
const FIRST_HEIGHT = 480

/**
 * A mail as a mail program shows it. The sandbox allows no scripts and no forms. It has the same origin only so that
 * its height can be read. Links open outside of the administration.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const page = useMemo(() => withLinksOpeningElsewhere(html), [html])

  useEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => {
      const content = current.contentDocument?.querySelector('body')?.offsetHeight
      if (content) setHeight(content)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    current.addEventListener('load', measure)
    return () => {
      observer.disconnect()
      current.removeEventListener('load', measure)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title="Die E-Mail, wie sie ankommt"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={page}
      style={{ height }}
      className="w-full rounded-card bg-white shadow-card"
    />
  )
}

function withLinksOpeningElsewhere(html: string): string {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const base = mail.createElement('base')
  base.target = '_blank'
  mail.head.prepend(base)
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
