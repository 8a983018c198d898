import { PencilIcon } from '#platform/design/web/icons.tsx'
import { type FactRow, type FactSheet, quoteOf, sourcesOf } from './fact-sheet.ts'
import { QuoteDetails } from './quote-details.tsx'
import { SourceLinks } from './source-links.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface FactSourcesProps {
  texts: StrategyConsultantTexts
  row: FactRow
  pages: FactSheet['pages']
}

/** The source of a fact: pages of the website with the passage that it stands on, or the visitor. */
export function FactSources({ texts, row, pages }: FactSourcesProps) {
  if (row.text.trim() === '') return null
  const sources = sourcesOf(row)
  const quote = quoteOf(row)
  return (
    <>
      <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-small">
        {sources.length > 0 ? (
          <>
            <span>{texts.facts.source}</span>{' '}
            <SourceLinks texts={texts} pages={pages} sources={sources} />
          </>
        ) : (
          <>
            <PencilIcon className="text-badge-blue-text" />
            <span>{texts.facts.own}</span>
          </>
        )}
      </p>
      {quote && <QuoteDetails texts={texts} quotes={[quote]} />}
    </>
  )
}
