import { Card } from '#platform/design/web/card.tsx'
import { DraftLine } from './draft-line.tsx'
import { DraftOpportunities } from './draft-opportunities.tsx'
import type { DraftPartsProps } from './draft-parts-props.ts'
import { DraftServices } from './draft-services.tsx'
import { DraftSteps } from './draft-steps.tsx'
import { numbered } from './numbered.ts'
import { partTitles } from './part-titles.ts'
import { AddedLines, AddLine, SectionEnd } from './section-lines.tsx'
import { StatementText } from './statement-text.tsx'

const STATEMENTS = ['position', 'customers', 'strengths', 'openQuestions'] as const
type StatementPart = (typeof STATEMENTS)[number]

/** The draft as received so far. Parts without lines have no card; once the draft can be edited, a button adds one. */
export function DraftParts(props: DraftPartsProps) {
  const { texts, draft, madeBy, editor } = props
  const isShown = (part: StatementPart) =>
    Boolean(draft[part]?.length || editor?.addedTo(part).length) ||
    editor?.lastEdit?.section === part
  const shown = STATEMENTS.filter(isShown)
  const empty = editor ? STATEMENTS.filter((part) => !isShown(part)) : []
  return (
    <div className="grid gap-10 lg:gap-14">
      {shown.length + empty.length > 0 && (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
          {shown.map((part) => (
            <Statements key={part} {...props} part={part} />
          ))}
          {editor && empty.length > 0 && (
            <div className="flex flex-wrap gap-x-6 lg:col-span-2 print:hidden">
              {empty.map((part) => {
                const title = partTitles(texts, madeBy)[part]
                return <AddLine key={part} {...{ texts, editor, title }} section={part} isNamed />
              })}
            </div>
          )}
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
  return (
    <Card as="section" aria-labelledby={`draft-${part}`}>
      <h3 id={`draft-${part}`} className="text-h4">
        {title}
      </h3>
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
