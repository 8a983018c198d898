import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { GOALS } from '../domain/question-rules.ts'
import { fewOf, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import { ChoiceTile } from './choice-tile.tsx'
import type { StepProps } from './deck.ts'
import { hasText, LENGTHS, peopleLines, topicOf } from './sprint.ts'
import { ownQuestion } from './sprint-changes.ts'

/** Step 2: six short questions about the topic, and the one to work with. */
export function QuestionStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const { questions } = texts.method
  const topic = topicOf(sprint, questions)
  const suggested = questions.questions(topic, sprint.person.who)
  const known = suggested.map(({ text }) => text)
  const others = [...sprint.ownQuestions, sprint.question].filter(
    (text) => hasText(text) && !known.includes(text),
  )
  const options = [...suggested, ...[...new Set(others)].map((text) => ({ text, short: text }))]
  const hasGrounds = hasText(sprint.problem.what) || hasText(topic.core)

  return (
    <>
      <Card className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id="core"
          label={texts.questions.core}
          hint={texts.questions.coreHint}
          autoComplete="off"
          maxLength={LENGTHS.core}
          value={topic.core}
          onChange={({ target }) => change({ core: target.value })}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-small">{texts.questions.goal}</legend>
          <div className="flex gap-1.5">
            {GOALS.map((goal) => (
              <ChoiceTile
                key={goal}
                name="goal"
                isChosen={goal === topic.goal}
                onChoose={() => change({ goal })}
                className="px-4"
              >
                {texts.questions.goals[goal]}
              </ChoiceTile>
            ))}
          </div>
        </fieldset>
      </Card>
      {hasGrounds ? (
        <fieldset className="mt-6 min-w-0">
          <legend className="mb-2 font-semibold text-small">{texts.questions.choose}</legend>
          <div className="grid gap-2">
            {options.map(({ text, short }) => (
              <Option
                key={text}
                text={short}
                opening={questions.opening}
                isChosen={sprint.question === text}
                onChoose={() => change({ question: text })}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="mt-6 text-muted">{texts.questions.noGrounds}</p>
      )}
      <TextAreaField
        id="own-question"
        className="mt-6"
        label={texts.questions.own}
        rows={1}
        maxLength={LENGTHS.line}
        value={sprint.question}
        onChange={({ target }) => change(ownQuestion(sprint, target.value))}
      />
      <AiSuggestions
        deck={deck}
        request={{
          kind: 'questions',
          language,
          problem: problemText(sprint, texts),
          people: fewOf(peopleLines(sprint)),
        }}
        maxLength={LENGTHS.line}
        isTaken={(text) => sprint.question === text}
        take={(question) => ({ question })}
      />
    </>
  )
}

interface OptionProps {
  text: string
  /** The words with which most questions begin. They are the title of the step already. */
  opening: string
  isChosen: boolean
  onChoose: () => void
}

function Option({ text, opening, isChosen, onChoose }: OptionProps) {
  const isOpened = text.startsWith(`${opening} `)
  return (
    <label
      className={classes(
        'relative flex min-h-13 min-w-0 grow items-center gap-3 rounded-input border-2 bg-white px-4 py-2.5 font-medium leading-snug transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
        isChosen ? 'border-brand shadow-card' : 'border-sand hover:border-ink',
      )}
    >
      <input
        type="radio"
        name="question"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-pointer accent-brand outline-none"
      />
      <span className="min-w-0">
        {isOpened && <span className="sr-only">{`${opening} `}</span>}
        <span>{isOpened ? `… ${text.slice(opening.length + 1)}` : text}</span>
      </span>
    </label>
  )
}
