import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { GOALS } from '../domain/question-rules.ts'
import { peopleTexts, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { chosenQuestion, hasText, LENGTHS, topicOf, writtenQuestions } from './sprint.ts'
import { UndoNotice } from './your-work.tsx'

/** Step 2: six short questions about the topic, and the one to work with. */
export function QuestionStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const { questions, opening } = texts.method
  const topic = topicOf(sprint, questions)
  const chosen = chosenQuestion(sprint)
  const suggested = questions.questions(topic, sprint.people[0]?.who ?? '')
  const known = new Set(suggested.map(({ text }) => text))
  const own = writtenQuestions(sprint).filter(({ text }) => !known.has(text))
  const take = (text: string) =>
    change({
      type: 'take-question',
      text: text.slice(0, LENGTHS.line),
      suggested: suggested.map((one) => one.text),
    })
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
          onChange={({ target }) => change({ type: 'core', text: target.value })}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-small">{texts.questions.goal}</legend>
          <div className="flex gap-1.5">
            {GOALS.map((goal) => (
              <label key={goal} className={classes(TILE, tileLook(goal === topic.goal), 'px-4')}>
                <input
                  type="radio"
                  name="goal"
                  checked={goal === topic.goal}
                  onChange={() => change({ type: 'goal', goal })}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                <span>{texts.questions.goals[goal]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </Card>
      {hasGrounds ? (
        <fieldset className="mt-6 min-w-0">
          <legend className="mb-2 font-semibold text-small">{texts.questions.choose}</legend>
          <div className="grid gap-2">
            {suggested.map(({ text, short }) => (
              <Option
                key={text}
                text={short}
                opening={opening}
                isChosen={chosen?.text === text.slice(0, LENGTHS.line)}
                onChoose={() => take(text)}
              />
            ))}
            {own.map(({ id, text }) => (
              <div key={id} className="flex items-center gap-1">
                <Option
                  text={text}
                  opening={opening}
                  isChosen={chosen?.id === id}
                  onChoose={() => take(text)}
                />
                <IconButton
                  label={texts.questions.remove(text)}
                  onClick={() => change({ type: 'remove-question', id })}
                >
                  <CloseIcon />
                </IconButton>
              </div>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="mt-6 text-muted">{texts.questions.noGrounds}</p>
      )}
      <UndoNotice deck={deck} />
      <TextAreaField
        id="own-question"
        className="mt-6"
        label={texts.questions.own}
        rows={1}
        maxLength={LENGTHS.line}
        value={sprint.questions.find(({ id }) => id === sprint.questionId)?.text ?? ''}
        onChange={({ target }) => change({ type: 'question', text: target.value })}
      />
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
          isTaken={(text) => chosen?.text === text.slice(0, LENGTHS.line)}
          onTake={take}
        />
      )}
    </>
  )
}

/** A choice that is a tile: the control lies over it. */
export const TILE =
  'relative inline-flex min-h-11 items-center justify-center rounded-input border-2 font-semibold text-small transition-colors has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3'

export function tileLook(isChosen: boolean): string {
  return isChosen ? 'border-brand bg-brand text-white' : 'border-sand bg-white hover:border-ink'
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
