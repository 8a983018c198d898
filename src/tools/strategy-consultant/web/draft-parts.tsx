import { Card } from '#platform/design/web/card.tsx'
import { DraftLine } from './draft-line.tsx'
import { DraftOpportunities } from './draft-opportunities.tsx'
import type { DraftPartsProps } from './draft-parts-props.ts'
import { DraftServices } from './draft-services.tsx'
import { DraftSteps } from './draft-steps.tsx'
import { numbered } from './numbered.ts'
import { partTitles } from './part-titles.ts'
import { AddedLines, SectionEnd } from './section-lines.tsx'
import { StatementText } from './statement-text.tsx'

const STATEMENTS = ['position', 'customers', 'strengths', 'openQuestions'] as const
type StatementPart = (typeof STATEMENTS)[number]

/** The draft as received so far; missing parts are not shown until it can be edited. */
export function DraftParts(props: DraftPartsProps) {
  const { draft, editor } = props
  return (
    <div className="grid gap-10 lg:gap-14">
      {(editor || STATEMENTS.some((part) => draft[part]?.length)) && (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {STATEMENTS.map((part) => (
            <Statements key={part} {...props} part={part} />
          ))}
        </div>
      )}
      <DraftOpportunities {...props} />
      <DraftServices {...props} />
      <DraftSteps {...props} />
    </div>
  )
}

function Statements({
  texts,
  draft,
  pages,
  part,
  madeBy,
  editor,
}: DraftPartsProps & { part: StatementPart }) {
  const statements = draft[part] ?? []
  const title = partTitles(texts, madeBy)[part]
  const section = { texts, editor, section: part, title }
  if (statements.length === 0 && !editor) return null
  const isEmpty = statements.length === 0 && editor?.addedTo(part).length === 0
  return (
    <Card as="section" aria-labelledby={`draft-${part}`}>
      <h3 id={`draft-${part}`} className="text-h4">
        {title}
      </h3>
      {isEmpty && <p className="mt-4 text-muted text-small">{texts.draft.nothingHere}</p>}
      <ul className="mt-4 grid gap-4">
        {numbered(statements).map(([index, statement = {}]) => {
          const drafted = isQuestion(part, statement) ? { text: statement.text } : statement
          const original = <StatementText texts={texts} pages={pages} statement={drafted} />
          return (
            <li key={index} className={LINE}>
              <DraftLine
                texts={texts}
                editor={editor}
                name={texts.draft.edit.line(title, index + 1)}
                item={{ section: part, key: `${part}.${index}`, original: statement.text ?? '' }}
                drafted={original}
              >
                {(text, isChanged) =>
                  isChanged ? (
                    <StatementText texts={texts} pages={pages} statement={{ text }} />
                  ) : (
                    original
                  )
                }
              </DraftLine>
            </li>
          )
        })}
        <AddedLines {...section} count={statements.length}>
          {(line, _number, key) => (
            <li key={`added ${key}`} className={LINE}>
              {line}
            </li>
          )}
        </AddedLines>
      </ul>
      <SectionEnd {...section} />
    </Card>
  )
}

const LINE = 'border-sand border-t pt-4 first:border-0 first:pt-0'

/** A question claims nothing, so it is not called an assumption. */
function isQuestion(part: StatementPart, statement: { basis?: string | undefined }) {
  return part === 'openQuestions' && statement.basis === 'assumption'
}
