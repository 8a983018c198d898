import type { Quote } from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface QuoteDetailsProps {
  texts: StrategyConsultantTexts
  quotes: readonly Quote[]
}

/** The passages of the website that something stands on, shown on demand. */
export function QuoteDetails({ texts, quotes }: QuoteDetailsProps) {
  if (quotes.length === 0) return null
  return (
    <details className="w-full min-w-0 text-secondary text-small">
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-3">
        {texts.quotes(quotes.length)}
      </summary>
      {quotes.map(({ page, text }) => (
        <blockquote
          key={`${page} ${text}`}
          cite={page}
          className="mt-1.5 border-sand border-l-2 pl-3 break-words"
        >
          {text}
        </blockquote>
      ))}
    </details>
  )
}
