import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { Concept } from '#tools/ai/domain/suggestion.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import { problemText } from './ai-request.ts'
import { fieldsOf } from './concept.ts'
import type { StepProps } from './deck.ts'
import { CONCEPT_PARTS, chosenIdea, hasText } from './sprint.ts'
import { newConcept } from './sprint-changes.ts'
import { UndoNotice } from './your-work.tsx'

/** A draft of the AI service. It is shown first, so that it replaces nothing before somebody has read it. */
export function ConceptByAi({ deck }: StepProps) {
  const { ai, texts, tools, sprint, language, remove } = deck
  const { question } = sprint
  const { ask, cancel, isAsking, problem } = useSuggestion<'concept'>()
  const [draft, setDraft] = useState<Concept | null>(null)
  const idea = chosenIdea(sprint)
  const canAsk = ai !== null && idea && hasText(question) && hasText(sprint.problem.what)

  return (
    <>
      <UndoNotice deck={deck} />
      {canAsk && (
        <div className="mt-6">
          <AskAi
            texts={tools.ai}
            badge={texts.suggestions.aiBadge}
            host={ai.host}
            label={texts.concept.askAi}
            isAsking={isAsking}
            problem={problem}
            onAsk={async () => {
              const answer = await ask({
                kind: 'concept',
                language,
                problem: problemText(sprint, texts, true),
                question,
                idea: idea.text,
              })
              if (answer) setDraft(answer)
            }}
            onCancel={cancel}
          />
        </div>
      )}
      <div role="status">
        {draft && (
          <section
            aria-labelledby="ai-draft"
            className="mt-4 rounded-card border-2 border-sand border-dashed bg-white p-5 sm:p-6"
          >
            <h3 id="ai-draft" className="text-h4">
              {texts.concept.byAi}
            </h3>
            <p className="mt-1 text-muted text-small">{tools.ai.madeByAi}</p>
            <dl className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-2">
              {CONCEPT_PARTS.map((part) => (
                <div key={part}>
                  <dt className="font-semibold text-small">{texts.concept.fields[part].label}</dt>
                  <dd className="whitespace-pre-line">{fieldsOf(draft)[part]}</dd>
                </div>
              ))}
            </dl>
            <Button
              size="small"
              className="mt-5"
              onClick={() => {
                remove({ ...newConcept(sprint, fieldsOf(draft)), withAi: true })
                setDraft(null)
              }}
            >
              {texts.concept.useAi}
            </Button>
          </section>
        )}
      </div>
    </>
  )
}
