import { Button } from '#platform/design/web/button.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { PaperMap } from './paper-map.tsx'

export interface MapTexts {
  readonly title: string
  /** Next to the button: which data the map sends, and to whom. */
  readonly notice: string
  readonly load: string
  /** An ordinary link to the map, next to the button. */
  readonly link: string
}

/**
 * The map of an external service. It is not contacted before the click, and the click is not remembered. The site's
 * script replaces the notice by the map in the template, which browsers do not load.
 */
export function LocationMap({ texts }: { texts: MapTexts }) {
  return (
    <div
      data-map
      className="relative isolate grid overflow-clip rounded-picture bg-brand-tint p-5 sm:min-h-112 sm:p-10"
    >
      <template>
        <iframe
          src={FIRM.map.embedUrl}
          title={texts.title}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="block h-112 w-full rounded-picture border-0 bg-brand-tint"
        />
      </template>
      <PaperMap />
      <div className="max-w-md self-center rounded-card sm:self-end lg:self-center bg-white p-6 shadow-card sm:p-8">
        <p className="text-secondary text-small">{texts.notice}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* Without scripts the button has no effect; the link next to it works. */}
          <Button size="small" data-load-map className="noscript:hidden">
            {texts.load}
          </Button>
          <a
            href={FIRM.map.linkUrl}
            className="inline-flex min-h-11 items-center font-semibold text-small underline decoration-2 decoration-early underline-offset-4 hover:decoration-ink"
          >
            {texts.link}
          </a>
        </div>
      </div>
    </div>
  )
}
