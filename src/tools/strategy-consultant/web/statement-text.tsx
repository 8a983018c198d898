import { classes } from '#platform/design/web/classes.ts'
import { LinkIcon, PencilIcon, PlusIcon, QuestionIcon } from '#platform/design/web/icons.tsx'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { EditedBasis, EditedLine } from '../domain/strategy-edits.ts'
import { QuoteDetails, SourceLinks } from './sources.tsx'
import { useStrategy } from './use-strategy.ts'

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
