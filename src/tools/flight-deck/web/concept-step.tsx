import { Card } from '#platform/design/web/card.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { conceptOf } from './concept.ts'
import { ConceptByAi } from './concept-by-ai.tsx'
import { ConceptExport } from './concept-export.tsx'
import { ConceptSheet } from './concept-sheet.tsx'
import type { StepProps } from './deck.ts'
import { MoreSummary } from './more-summary.tsx'
import { type ConceptPart, chosenIdea, IDEA_PARTS, LENGTHS, LISTS, TEST_PARTS } from './sprint.ts'
import { editedConcept } from './sprint-changes.ts'

/** Position of a field in the two columns, unless it takes the next free place. */
const PLACES: Partial<Record<ConceptPart, string>> = {
  name: 'md:col-span-2',
  promise: 'md:col-span-2',
  audience: 'md:col-span-2',
  hypothesis: 'md:col-span-2',
  steps: 'md:row-span-2',
}

/** Step 5: the concept and its test on one page, to take along and to edit. */
export function ConceptStep({ deck }: StepProps) {
  const { texts, sprint, remove } = deck
  const idea = chosenIdea(sprint)
  const isOfOther =
    sprint.concept !== null && idea !== undefined && sprint.conceptIdeaId !== idea.id

  return (
    <>
      {!idea && <Note>{texts.concept.noIdea}</Note>}
      {isOfOther && <Note>{texts.concept.otherIdea}</Note>}
      <section aria-labelledby="sheet">
        <h3 id="sheet" className="sr-only">
          {texts.concept.sheet}
        </h3>
        <ConceptSheet deck={deck} />
      </section>
      <ConceptExport deck={deck} />
      <details className="group mt-6 print:hidden">
        <MoreSummary>{texts.concept.edit}</MoreSummary>
        <Card className="mt-2">
          <ConceptFieldList deck={deck} parts={IDEA_PARTS} />
        </Card>
        <Card as="section" aria-labelledby="test-plan" className="mt-5">
          <h3 id="test-plan" className="mb-4 text-h4">
            {texts.concept.test}
          </h3>
          <ConceptFieldList deck={deck} parts={TEST_PARTS} />
        </Card>
        {sprint.concept !== null && (
          <button
            type="button"
            onClick={() => remove({ concept: null, conceptIdeaId: null })}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-small underline underline-offset-4"
          >
            {texts.concept.refill}
          </button>
        )}
      </details>
      <ConceptByAi deck={deck} />
    </>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mb-5 rounded-card bg-sheet-sky px-5 py-4 print:hidden">{children}</p>
}

interface ConceptFieldListProps extends StepProps {
  parts: readonly ConceptPart[]
}

function ConceptFieldList({ deck, parts }: ConceptFieldListProps) {
  const { texts, sprint, change } = deck
  const concept = conceptOf(sprint, texts.method)
  return (
    <div className="grid gap-x-5 gap-y-5 md:grid-cols-2">
      {parts.map((part) => {
        const { label, question } = texts.concept.fields[part]
        const isList = LISTS.includes(part)
        return (
          <TextAreaField
            key={part}
            id={`concept-${part}`}
            label={label}
            hint={isList ? `${question} ${texts.concept.onePerLine}` : question}
            className={PLACES[part]}
            rows={isList ? 4 : 2}
            maxLength={part === 'name' ? 80 : LENGTHS.concept}
            value={concept[part]}
            onChange={({ target }) =>
              change(editedConcept(sprint, { ...concept, [part]: target.value }))
            }
          />
        )
      })}
    </div>
  )
}
