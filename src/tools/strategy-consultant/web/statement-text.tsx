import { classes } from '#platform/design/web/classes.ts'
import { LinkIcon, PencilIcon, PlusIcon, QuestionIcon } from '#platform/design/web/icons.tsx'
import type { Quote, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { Statement } from '../domain/strategy-draft.ts'
import type { EditedBasis } from '../domain/strategy-edits.ts'
import { QuoteDetails } from './quote-details.tsx'
import { SourceLinks } from './source-links.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

type Basis = Statement['basis']

const BASIS_LOOKS = {
  page: { Icon: LinkIcon, colour: 'text-brand' },
  visitor: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  assumption: { Icon: QuestionIcon, colour: 'text-orange-text' },
  changed: { Icon: PencilIcon, colour: 'text-badge-blue-text' },
  added: { Icon: PlusIcon, colour: 'text-badge-blue-text' },
} as const satisfies Record<EditedBasis, unknown>

interface StatementTextProps {
  texts: StrategyConsultantTexts
  pages: SiteFacts['pages']
  /** May be incomplete: basis and sources arrive after the text. */
  statement: {
    readonly text?: string | undefined
    readonly basis?: Basis | undefined
    readonly sources?: readonly (string | undefined)[] | undefined
    readonly quotes?:
      | readonly ({ page?: string | undefined; text?: string | undefined } | undefined)[]
      | undefined
  }
}

/** A statement with its basis below: as text, with links to the source pages. */
export function StatementText({ texts, pages, statement }: StatementTextProps) {
  const { text, basis, sources = [], quotes = [] } = statement
  return (
    <>
      <p className="whitespace-pre-line">{text}</p>
      {basis && Object.hasOwn(BASIS_LOOKS, basis) && (
        <p
          className={classes(
            'mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-small',
            BASIS_LOOKS[basis].colour,
          )}
        >
          <BasisName texts={texts} basis={basis} />
          {basis === 'page' && (
            <SourceLinks
              texts={texts}
              pages={pages}
              sources={sources.filter((source) => source !== undefined)}
            />
          )}
        </p>
      )}
      {basis === 'page' && <QuoteDetails texts={texts} quotes={complete(quotes)} />}
    </>
  )
}

/** Quotes of an unfinished statement may lack their text. */
function complete(quotes: NonNullable<StatementTextProps['statement']['quotes']>): Quote[] {
  return quotes.flatMap((quote) =>
    quote?.page && quote.text ? [{ page: quote.page, text: quote.text }] : [],
  )
}

interface BasisNameProps {
  texts: StrategyConsultantTexts
  basis: EditedBasis
}

/** What a changed or added line is based on. */
export function BasisLine({ texts, basis }: BasisNameProps) {
  return (
    <p className="mt-1 text-small">
      <BasisName texts={texts} basis={basis} />
    </p>
  )
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
