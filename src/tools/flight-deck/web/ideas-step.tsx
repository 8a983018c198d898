import { Card } from '#platform/design/web/card.tsx'
import { AddLine } from './add-line.tsx'
import { fewOf, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { IdeaBoard } from './idea-board.tsx'
import { useLine } from './line-store.ts'
import { MethodPicker } from './method-picker.tsx'
import { ideaPrompts } from './method-suggestions.ts'
import { MethodTimer } from './method-timer.tsx'
import { chosenQuestion, hasText, LENGTHS, writtenIdeas } from './sprint.ts'
import { useFocusSoon } from './use-focus-soon.ts'

const INPUT_ID = 'new-idea'

/** Step 4: ideas by several methods, each with its timer. */
export function IdeasStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const { method } = sprint
  const question = chosenQuestion(sprint)
  const words = texts.method.ideas[method]
  const line = useLine(INPUT_ID)
  const focusSoon = useFocusSoon()
  const add = (text: string) => change({ type: 'add-idea', text: text.slice(0, LENGTHS.line) })

  return (
    <>
      <div className="rounded-card bg-sheet-sky px-5 py-4 sm:px-6 sm:py-5">
        {question ? (
          <>
            <p className="font-semibold text-secondary text-small">{texts.ideas.question}</p>
            <p className="mt-1 font-display font-semibold text-h4">{question.text}</p>
          </>
        ) : (
          <p>{texts.ideas.noQuestion}</p>
        )}
      </div>
      <div className="mt-6">
        <MethodPicker deck={deck} />
      </div>
      <Card as="section" aria-labelledby="method-name" className="mt-4">
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 id="method-name" className="text-h4">
              {words.name}
            </h3>
            <p className="mt-1 text-secondary">{words.summary}</p>
            <h4 className="mt-4 font-semibold text-small">{texts.ideas.howTo}</h4>
            <ol className="mt-1 grid list-decimal gap-1 pl-5 text-secondary marker:font-semibold marker:text-brand">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <MethodTimer deck={deck} />
        </div>
        <div className="mt-6">
          <AddLine
            id={INPUT_ID}
            label={texts.ideas.inputLabel}
            button={texts.ideas.add}
            onAdd={add}
            {...line}
          />
        </div>
        <h4 id="prompts" className="mt-6 font-semibold text-small">
          {texts.ideas.prompts}
        </h4>
        <ul aria-labelledby="prompts" className="mt-2 flex flex-wrap gap-2">
          {ideaPrompts(sprint, question?.text ?? '', texts.method).map(({ ask, start }) => (
            <li key={ask} className="max-w-full">
              <button
                type="button"
                onClick={() => {
                  line.onText(`${start} `)
                  focusSoon(INPUT_ID)
                }}
                className="min-h-11 rounded-card bg-section px-4 py-2 text-left text-secondary text-small transition-colors hover:bg-sand hover:text-ink"
              >
                {ask}
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <IdeaBoard deck={deck} />
      {hasText(sprint.problem.what) && question && (
        <AiSuggestions
          key={method}
          deck={deck}
          label={texts.ideas.askAi}
          place={`ideas ${method}`}
          request={{
            kind: 'ideas',
            language,
            problem: problemText(sprint, texts, true),
            question: question.text,
            method,
            ideas: fewOf(writtenIdeas(sprint)),
          }}
          isTaken={(text) => sprint.ideas.some((idea) => idea.text === text.slice(0, LENGTHS.line))}
          onTake={add}
        />
      )}
    </>
  )
}
