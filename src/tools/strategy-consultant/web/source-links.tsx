import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { pageName } from './page-name.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface SourceLinksProps {
  texts: StrategyConsultantTexts
  pages: SiteFacts['pages']
  sources: readonly string[]
}

/** Links to the source pages. Sources that were not read are ignored. */
export function SourceLinks({ texts, pages, sources }: SourceLinksProps) {
  const read = pages.filter(({ url }) => sources.includes(url))
  return read.map(({ url }) => (
    <a
      key={url}
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1 underline underline-offset-3 hover:decoration-2"
    >
      <span>{pageName(pages, url, texts.facts.startPage)}</span>
      <ExternalLinkIcon />
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  ))
}

function ExternalLinkIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-[0.7em] shrink-0">
      <path d="M3 9 9 3M4 3h5v5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
