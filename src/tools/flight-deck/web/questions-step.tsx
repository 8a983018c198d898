import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { AddLine } from './add-line.tsx'
import { peopleTexts, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { Deck, StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { useLine } from './line-store.ts'
import { suggestedQuestions } from './method-suggestions.ts'
import { hasText, LENGTHS, type Question } from './sprint.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { UndoNotice } from './undo-notice.tsx'

const INPUT_ID = 'new-question'

/** Step 3: questions about the problem, and the one to work with. */
export function QuestionsStep({ deck }: StepProps) {
  const { texts, tools, sprint, change, language } = deck
  const { questions } = sprint
  const line = useLine(INPUT_ID)
  const suggestions = suggestedQuestions(sprint, texts.method)
  const add = (text: string) => change({ type: 'add-question', text: text.slice(0, LENGTHS.line) })
  const isTaken = (text: string) =>
    questions.some((question) => question.text === text.slice(0, LENGTHS.line))

  return (
    <>
      <h3 id="own-questions" className="text-h4">
        {texts.questions.own}
      </h3>
      {questions.length === 0 ? (
        <p className="mt-3 rounded-card border-2 border-sand border-dashed px-5 py-4 text-muted">
          {texts.questions.empty}
        </p>
      ) : (
        <ul aria-labelledby="own-questions" className="mt-3 grid gap-3">
          {questions.map((question, index) => (
            <QuestionRow key={question.id} deck={deck} question={question} index={index} />
          ))}
        </ul>
      )}
      <UndoNotice deck={deck} />
      <div className="mt-5">
        <AddLine
          id={INPUT_ID}
          label={texts.questions.addLabel}
          button={texts.questions.add}
          onAdd={add}
          {...line}
        />
      </div>
      <section aria-labelledby="question-suggestions" className="mt-10">
        <h3 id="question-suggestions" className="text-h4">
          {texts.suggestions.byMethod}
        </h3>
        <p className="mt-1 mb-3 text-muted text-small">{tools.ai.madeByMethod}</p>
        {suggestions.length === 0 ? (
          <p className="text-muted">{texts.questions.noGrounds}</p>
        ) : (
          <SuggestionList
            texts={texts.suggestions}
            suggestions={suggestions}
            isTaken={isTaken}
            onTake={add}
          />
        )}
      </section>
      {hasText(sprint.problem.what) && (
        <AiSuggestions
          deck={deck}
          label={texts.questions.askAi}
          place="questions"
          request={{
            kind: 'questions',
            language,
            problem: problemText(sprint, texts),
            people: peopleTexts(sprint),
          }}
          isTaken={isTaken}
          onTake={add}
        />
      )}
    </>
  )
}

function QuestionRow({
  deck,
  question: { id, text },
  index,
}: {
  deck: Deck
  question: Question
  index: number
}) {
  const { texts, sprint, change } = deck
  const isChosen = sprint.questionId === id
  const name = text.trim() || texts.questions.text(index + 1)
  return (
    <li
      className={classes(
        'rounded-card border-2 bg-white p-4 transition-colors sm:p-5',
        isChosen ? 'border-brand shadow-card' : 'border-sand',
      )}
    >
      <div className="flex items-start gap-2">
        <textarea
          aria-label={texts.questions.text(index + 1)}
          rows={1}
          maxLength={LENGTHS.line}
          value={text}
          onChange={({ target }) => change({ type: 'question', id, text: target.value })}
          className={classes(
            CONTROL_LOOK,
            'field-sizing-content min-h-13 resize-none py-3 font-medium',
          )}
        />
        <IconButton
          label={texts.questions.remove(name)}
          onClick={() => change({ type: 'remove-question', id })}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <label className="mt-2 inline-flex min-h-11 items-center gap-3 font-semibold text-small">
        <input
          type="radio"
          name="question"
          checked={isChosen}
          onChange={() => change({ type: 'choose-question', id })}
          className="size-6 accent-brand"
        />
        <span>{isChosen ? texts.questions.chosen : texts.questions.choose}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </label>
    </li>
  )
}
