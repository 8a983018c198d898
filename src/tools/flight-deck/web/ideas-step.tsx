import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'
import { fewOf, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'
import { IconButton } from './icon-button.tsx'
import { IdeaClock } from './idea-clock.tsx'
import { useLine } from './line-store.ts'
import { chosenQuestion, hasText, LENGTHS, writtenIdeas } from './sprint.ts'
import { UndoNotice } from './your-work.tsx'

const INPUT_ID = 'new-idea'

/** Step 3: ideas, with a clock and one prompt at a time. */
export function IdeasStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const impulses = inTurns(texts.method.impulses)
  const question = chosenQuestion(sprint)
  const { text, onText } = useLine(INPUT_ID)
  const [skipped, setSkipped] = useState(0)
  // Each idea brings the next prompt.
  const impulse = impulses[(sprint.ideas.length + skipped) % impulses.length]
  const add = (idea: string) => change({ type: 'add-idea', text: idea.slice(0, LENGTHS.line) })

  return (
    <>
      <div className="rounded-card bg-sheet-sky px-5 py-3.5">
        {question ? (
          <>
            <p className="text-secondary text-small">{texts.ideas.question}</p>
            <p className="font-semibold text-lead leading-snug">{question.text}</p>
          </>
        ) : (
          <p>{texts.ideas.noQuestion}</p>
        )}
      </div>
      <Card className="mt-4 max-sm:p-4">
        <IdeaClock deck={deck} />
        <form
          method="post"
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (hasText(text)) {
              add(text.trim())
              onText('')
            }
            document.getElementById(INPUT_ID)?.focus()
          }}
        >
          <label htmlFor={INPUT_ID} className="mb-1.5 block font-semibold text-small">
            {texts.ideas.inputLabel}
          </label>
          <div className="flex gap-3">
            <input
              id={INPUT_ID}
              type="text"
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={LENGTHS.line}
              value={text}
              aria-describedby="impulse"
              onChange={({ target }) => onText(target.value)}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
            <Button type="submit" className="shrink-0 max-sm:px-4">
              {texts.ideas.add}
            </Button>
          </div>
        </form>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5">
          <p id="impulse" className="min-w-0 grow basis-60 text-secondary">
            <span className="sr-only">{`${texts.ideas.impulse}: `}</span>
            <span>{impulse?.ask}</span>
          </p>
          <button
            type="button"
            onClick={() => setSkipped(skipped + 1)}
            className="inline-flex min-h-11 items-center rounded-input font-semibold text-small underline underline-offset-4"
          >
            {texts.ideas.nextImpulse}
          </button>
        </div>
      </Card>
      <IdeaList deck={deck} />
      {hasText(sprint.problem.what) && question && impulse && (
        <AiSuggestions
          deck={deck}
          label={texts.ideas.askAi}
          place="ideas"
          request={{
            kind: 'ideas',
            language,
            problem: problemText(sprint, texts, true),
            question: question.text,
            method: impulse.method,
            ideas: fewOf(writtenIdeas(sprint)),
          }}
          isTaken={(one) => sprint.ideas.some((idea) => idea.text === one.slice(0, LENGTHS.line))}
          onTake={add}
        />
      )}
    </>
  )
}

/** The prompts, one of each method after the other. */
function inTurns(impulses: FlightDeckMethodTexts['impulses']) {
  const methods = Object.keys(impulses) as IdeaMethod[]
  return methods
    .flatMap((method) => impulses[method].map((ask, round) => ({ method, ask, round })))
    .sort((one, other) => one.round - other.round)
}

/** All ideas, the newest first: to edit and to remove. */
function IdeaList({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const { ideas } = sprint
  return (
    <section aria-labelledby="idea-list" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="idea-list" className="text-h4">
          {texts.ideas.board}
        </h3>
        <p role="status" className="text-muted text-small">
          {ideas.length > 0 && texts.ideas.count(ideas.length)}
        </p>
      </div>
      {ideas.length === 0 && <p className="mt-1 text-muted">{texts.ideas.empty}</p>}
      <ul aria-labelledby="idea-list" className="mt-3 grid gap-2 sm:grid-cols-2">
        {ideas
          .map(({ id, text }, index) => (
            <li key={id} className="flex min-w-0 items-center rounded-input bg-white shadow-card">
              <textarea
                aria-label={texts.ideas.text(index + 1)}
                rows={1}
                maxLength={LENGTHS.line}
                value={text}
                onChange={({ target }) => change({ type: 'idea', id, text: target.value })}
                className="field-sizing-content block min-h-11 w-full min-w-0 grow resize-none rounded-input border border-transparent bg-transparent px-4 py-2.5 leading-snug hover:border-line"
              />
              <IconButton
                label={texts.ideas.remove(hasText(text) ? text : texts.ideas.text(index + 1))}
                onClick={() => change({ type: 'remove-idea', id })}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))
          .toReversed()}
      </ul>
      <UndoNotice deck={deck} />
    </section>
  )
}
