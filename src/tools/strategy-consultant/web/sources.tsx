import { classes } from '#platform/design/web/classes.ts'
import { LinkIcon, PencilIcon, PlusIcon, QuestionIcon } from '#platform/design/web/icons.tsx'
import type { Quote, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { EditedBasis, EditedLine } from '../domain/strategy-edits.ts'
import { asFound, type FactRow } from './fact-sheet.ts'
import { pageName } from './page-name.ts'
import { useStrategy } from './use-strategy.ts'

interface SourceLinksProps {
  pages: SiteFacts['pages']
  sources: readonly string[]
}

/** Links to the source pages. Sources that were not read are ignored. */
export function SourceLinks({ pages, sources }: SourceLinksProps) {
  const { texts } = useStrategy()
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
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-[0.7em] shrink-0">
        <path d="M3 9 9 3M4 3h5v5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  ))
}

/** The passage of a page, word for word. */
export function Passage({ quote: { page, text } }: { quote: Quote }) {
  return (
    <blockquote cite={page} className="mt-1.5 border-sand border-l-2 pl-3 break-words">
      {text}
    </blockquote>
  )
}

/** The passages of the website that something stands on, shown on demand. */
export function QuoteDetails({ quotes }: { quotes: readonly Quote[] }) {
  const { texts } = useStrategy()
  if (quotes.length === 0) return null
  return (
    <details className="w-full min-w-0 text-secondary text-small">
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-3">
        {texts.quotes(quotes.length)}
      </summary>
      {quotes.map((quote) => (
        <Passage key={`${quote.page} ${quote.text}`} quote={quote} />
      ))}
    </details>
  )
}

/** The source of a fact: pages of the website with the passage that it stands on, or the visitor. */
export function FactSources({ row, pages }: { row: FactRow; pages: SiteFacts['pages'] }) {
  const { facts } = useStrategy().texts
  if (row.text.trim() === '') return null
  const { sources = [], quote } = asFound(row) ?? {}
  return (
    <>
      <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-small">
        {sources.length > 0 ? (
          <>
            <span>{facts.source}</span> <SourceLinks pages={pages} sources={sources} />
          </>
        ) : (
          <>
            <PencilIcon className="text-badge-blue-text" />
            <span>{facts.own}</span>
          </>
        )}
      </p>
      <QuoteDetails quotes={quote ? [quote] : []} />
    </>
  )
}

const LOOKS = {
  page: { Icon: LinkIcon, colour: 'text-brand' },
  visitor: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  assumption: { Icon: QuestionIcon, colour: 'text-orange-text' },
  changed: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  added: { Icon: PlusIcon, colour: 'text-badge-blue-text' },
} as const satisfies Record<EditedBasis, unknown>

interface LineProps {
  pages: SiteFacts['pages']
  line: EditedLine
}

/** A line with its basis below. */
export function LineText({ pages, line, className }: LineProps & { className?: string }) {
  return (
    <>
      <p className={classes('whitespace-pre-line break-words', className)}>{line.text}</p>
      <LineBasis pages={pages} line={line} />
    </>
  )
}

/** What a line is based on: as text, with links to the source pages and their passages. */
export function LineBasis({ pages, line: { basis, sources, quotes } }: LineProps) {
  const { bases } = useStrategy().texts.draft
  if (!basis) return null
  const { Icon, colour } = LOOKS[basis]
  return (
    <>
      <p
        className={classes(
          'mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-small',
          colour,
        )}
      >
        <span className="font-semibold">
          <Icon className="-mt-0.5 mr-1.5 inline align-middle" />
          <span>{bases[basis]}</span>
        </span>
        <SourceLinks pages={pages} sources={sources} />
      </p>
      <QuoteDetails quotes={quotes} />
    </>
  )
}
