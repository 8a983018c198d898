import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { Firm } from '#site/pages/domain/firm-of-values.ts'
import type { ContactTexts } from '../domain/contact-texts.ts'
import { PaperMap } from './paper-map.tsx'

interface LocationMapProps {
  texts: ContactTexts['map']
  map: Pick<Firm['map'], 'embedUrl' | 'linkUrl'>
}

/** The map of an external service. It is not contacted before the click, and the click is not remembered. */
export default function LocationMap({ texts, map }: LocationMapProps) {
  const [isLoaded, setLoaded] = useState(false)
  if (isLoaded) return <LoadedMap title={texts.title} address={map.embedUrl} />
  return (
    <div
      data-map
      className="relative isolate grid overflow-clip rounded-picture bg-brand-tint p-5 sm:min-h-112 sm:p-10"
    >
      <PaperMap />
      <div className="max-w-md self-center rounded-card sm:self-end lg:self-center bg-white p-6 shadow-card sm:p-8">
        <p className="text-secondary text-small">{texts.notice}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* Without scripts the button has no effect; the link next to it works. */}
          <Button size="small" onClick={() => setLoaded(true)} className="noscript:hidden">
            {texts.load}
          </Button>
          <a
            href={map.linkUrl}
            className="inline-flex min-h-11 items-center font-semibold text-small underline decoration-2 decoration-early underline-offset-4 hover:decoration-ink"
          >
            {texts.link}
          </a>
        </div>
      </div>
    </div>
  )
}

/** It takes the focus of the button, which is gone. */
function LoadedMap({ title, address }: { title: string; address: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="block h-112 w-full rounded-picture border-0 bg-brand-tint"
    />
  )
}
