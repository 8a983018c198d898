import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import type { PartialDraft } from '../domain/strategy-draft.ts'
import { lineOf, NO_EDITS, type OpportunityPart } from '../domain/strategy-edits.ts'
import { DraftLine, StrikeButton, StruckLine } from './draft-line.tsx'
import { DraftPart } from './draft-part.tsx'
import type { DraftPartsProps } from './draft-parts-props.ts'
import { numbered } from './numbered.ts'
import { AddedLines, SectionEnd } from './section-lines.tsx'
import { StatementText } from './statement-text.tsx'

type Opportunity = NonNullable<NonNullable<PartialDraft['opportunities']>[number]>

/** The opportunities of a draft that an AI service wrote. Those that are struck out have no number. */
export function DraftOpportunities(props: DraftPartsProps) {
  const { texts, draft, editor } = props
  const opportunities = draft.opportunities ?? []
  if (opportunities.length === 0) return null
  const title = texts.draft.parts.opportunities
  const isKept = (index: number) =>
    !lineOf(editor?.edits ?? NO_EDITS, `opportunities.${index}`, '').isStruck
  const numberOf = (index: number) =>
    numbered(opportunities).filter(([one]) => one <= index && isKept(one)).length
  const section = { texts, editor, section: 'opportunities', title } as const
  return (
    <DraftPart id="draft-opportunities" title={title}>
      <ol className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {numbered(opportunities).map(([index, opportunity = {}]) => {
          const name = texts.draft.edit.line(title, index + 1)
          const original = opportunity.title ?? ''
          const key = `opportunities.${index}`
          const item = { section: 'opportunities', key, original } as const
          if (editor && !isKept(index)) {
            return (
              <Card key={key} as="li" className="print:hidden">
                <StruckLine {...{ texts, editor, item, name }} text={original} />
              </Card>
            )
          }
          return (
            <Numbered
              key={key}
              number={numberOf(index)}
              button={editor && <StrikeButton {...{ texts, editor, item, name }} />}
            >
              <OpportunityLines {...props} {...{ opportunity, name, index }} />
            </Numbered>
          )
        })}
        <AddedLines {...section} count={opportunities.length}>
          {(line, number, key) => (
            <Numbered
              key={`added ${key}`}
              number={number - opportunities.length + numberOf(opportunities.length)}
            >
              <div className="mt-2">{line}</div>
            </Numbered>
          )}
        </AddedLines>
      </ol>
      <SectionEnd {...section} />
    </DraftPart>
  )
}

function Numbered({
  number,
  button,
  children,
}: {
  number: number
  button?: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start justify-between">
        <p aria-hidden="true" className="font-display font-heading text-early text-h2">
          {number}
        </p>
        {button && <div className="-mr-3 print:hidden">{button}</div>}
      </div>
      {children}
    </Card>
  )
}

/** Title, reason and first experiment, each to change. */
function OpportunityLines({
  texts,
  pages,
  editor,
  opportunity,
  name,
  index,
}: DraftPartsProps & { opportunity: Opportunity; name: string; index: number }) {
  const { title = '', reason = {}, experiment } = opportunity
  const line = (part: OpportunityPart, original: string) => ({
    texts,
    editor,
    name: `${name}, ${texts.draft.edit.opportunityParts[part]}`,
    item: { section: 'opportunities', key: `opportunities.${index}.${part}`, original } as const,
    canStrike: false,
  })
  const drafted = <StatementText texts={texts} pages={pages} statement={reason} />
  return (
    <>
      <div className="mt-2">
        <DraftLine {...line('title', title)}>
          {(text) => <h4 className="break-words text-h4">{text}</h4>}
        </DraftLine>
      </div>
      <div className="mt-3 grow">
        <DraftLine {...line('reason', reason.text ?? '')} drafted={drafted}>
          {(text, isChanged) =>
            isChanged ? <p className="whitespace-pre-line break-words">{text}</p> : drafted
          }
        </DraftLine>
      </div>
      {experiment && (
        <div className="mt-5 rounded-input bg-badge-orange p-4">
          <p className="font-semibold text-badge-orange-text text-small">
            {texts.draft.experiment}
          </p>
          <div className="mt-1">
            <DraftLine {...line('experiment', experiment)}>
              {(text) => <p className="whitespace-pre-line break-words">{text}</p>}
            </DraftLine>
          </div>
        </div>
      )}
    </>
  )
}
