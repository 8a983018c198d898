import { useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { fewOf, problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { IdeaClock } from './idea-clock.tsx'
import { IdeaForm } from './idea-form.tsx'
import { hasText, LENGTHS, writtenIdeas } from './sprint.ts'
import { addedIdea, changedIdea, removedIdea } from './sprint-changes.ts'
import { UndoNotice } from './your-work.tsx'

/** The methods that the prompts are taken from, in turns; after two rounds the first. */
const METHODS = ['crazy-eights', 'reversal', 'scamper', 'analogy', 'ten-times'] as const
const methodOf = (at: number) => [...METHODS, ...METHODS][at] ?? METHODS[0]

/** Step 3: ideas, with a clock and one prompt at a time. */
export function IdeasStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const { question, newIdea } = sprint
  const { impulses } = texts.method
  const [skipped, setSkipped] = useState(0)
  // Each idea brings the next prompt.
  const at = (sprint.ideas.length + skipped) % impulses.length

  return (
    <>
      <div className="rounded-card bg-sheet-sky px-5 py-3.5">
        {hasText(question) ? (
          <>
            <p className="text-secondary text-small">{texts.ideas.question}</p>
            <p className="font-semibold text-lead leading-snug">{question}</p>
          </>
        ) : (
          <p>{texts.ideas.noQuestion}</p>
        )}
      </div>
      <Card className="mt-4 grid gap-5 max-sm:p-4">
        <IdeaClock deck={deck} />
        <div>
          <IdeaForm
            texts={texts.ideas}
            id="new-idea"
            describedBy="impulse"
            maxLength={LENGTHS.line}
            text={newIdea}
            onText={(text) => change({ newIdea: text })}
            onAdd={() =>
              hasText(newIdea) && change({ ...addedIdea(sprint, newIdea.trim()), newIdea: '' })
            }
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5">
            <p id="impulse" className="min-w-0 grow basis-60 text-secondary">
              <span className="sr-only">{`${texts.ideas.impulse}: `}</span>
              <span>{impulses[at]}</span>
            </p>
            <button
              type="button"
              onClick={() => setSkipped(skipped + 1)}
              className="inline-flex min-h-11 items-center rounded-input font-semibold text-small underline underline-offset-4"
            >
              {texts.ideas.nextImpulse}
            </button>
          </div>
        </div>
      </Card>
      <IdeaList deck={deck} />
      {hasText(question) && (
        <AiSuggestions
          deck={deck}
          request={{
            kind: 'ideas',
            language,
            problem: problemText(sprint, texts, true),
            question,
            method: methodOf(at),
            ideas: fewOf(writtenIdeas(sprint).map(({ text }) => text)),
          }}
          maxLength={LENGTHS.line}
          isTaken={(text) => sprint.ideas.some((idea) => idea.text === text)}
          take={(text) => addedIdea(sprint, text)}
        />
      )}
    </>
  )
}

/** All ideas, the newest first: to edit and to remove. */
function IdeaList({ deck }: StepProps) {
  const { texts, sprint, change, remove } = deck
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
                onChange={({ target }) => change(changedIdea(sprint, id, { text: target.value }))}
                className="field-sizing-content block min-h-11 w-full min-w-0 grow resize-none rounded-input border border-transparent bg-transparent px-4 py-2.5 leading-snug hover:border-line"
              />
              <IconButton
                label={texts.ideas.remove(hasText(text) ? text : texts.ideas.text(index + 1))}
                onClick={() => remove(removedIdea(sprint, id))}
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
