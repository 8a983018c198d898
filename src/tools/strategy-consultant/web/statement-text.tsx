import { classes } from '#platform/design/web/classes.ts'
import { LinkIcon, PencilIcon, PlusIcon, QuestionIcon } from '#platform/design/web/icons.tsx'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { Statement } from '../domain/strategy-draft.ts'
import type { EditedBasis, EditedLine } from '../domain/strategy-edits.ts'
import { QuoteDetails, SourceLinks } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

type Basis = Statement['basis']

const BASIS_LOOKS = {
  page: { Icon: LinkIcon, colour: 'text-brand' },
  visitor: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  assumption: { Icon: QuestionIcon, colour: 'text-orange-text' },
  changed: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  added: { Icon: PlusIcon, colour: 'text-badge-blue-text' },
} as const satisfies Record<EditedBasis, unknown>

interface LineTextProps {
  texts: StrategyConsultantTexts
  pages: SiteFacts['pages']
  line: EditedLine
  className?: string
}

/** A line with its basis below: as text, with links to the source pages. */
export function LineText({ texts, pages, line, className }: LineTextProps) {
  const { text, basis, sources, quotes } = line
  return (
    <>
      <p className={classes('whitespace-pre-line break-words', className)}>{text}</p>
      {basis && (
        <p
          className={classes(
            'mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-small',
            BASIS_LOOKS[basis].colour,
          )}
        >
          <BasisName texts={texts} basis={basis} />
          {basis === 'page' && <SourceLinks texts={texts} pages={pages} sources={sources} />}
        </p>
      )}
      {basis === 'page' && <QuoteDetails texts={texts} quotes={quotes} />}
    </>
  )
}

interface BasisNameProps {
  texts: StrategyConsultantTexts
  basis: EditedBasis
}

function BasisName({ texts, basis }: BasisNameProps) {
  const { Icon, colour } = BASIS_LOOKS[basis]
  return (
    <span className={classes('font-semibold', colour)}>
      <Icon className="-mt-0.5 mr-1.5 inline align-middle" />
      <span>{texts.draft.bases[basis].name}</span>
    </span>
  )
}

const BASES = ['page', 'visitor', 'assumption'] as const satisfies readonly Basis[]
const OWN_BASES = ['changed', 'added'] as const satisfies readonly EditedBasis[]

interface BasesLegendProps {
  texts: StrategyConsultantTexts
  /** True where somebody has edited the draft. */
  isEdited: boolean
}

/** Explains the terms for the basis of statements. */
export function BasesLegend({ texts, isEdited }: BasesLegendProps) {
  return (
    <section aria-labelledby="bases-title" className="text-small">
      <h3 id="bases-title" className="font-semibold">
        {texts.draft.basesTitle}
      </h3>
      <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:flex sm:flex-wrap">
        {[...BASES, ...(isEdited ? OWN_BASES : [])].map((basis) => (
          <li key={basis}>
            <BasisName texts={texts} basis={basis} />
            <span className="text-secondary">{`: ${texts.draft.bases[basis].meaning}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
