import { useId } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import type { SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { Deck } from './deck.ts'

type LinesKind = 'people' | 'questions' | 'ideas'

interface AiSuggestionsProps {
  deck: Deck
  label: string
  /** Key of the place in the tool. A new answer for the same place replaces the previous one. */
  place: string
  request: Extract<SuggestionRequest, { kind: LinesKind }>
  isTaken: (text: string) => boolean
  onTake: (text: string) => void
}

/** Suggestions of the AI service, once requested. Renders nothing where no service is set up. */
export function AiSuggestions({
  deck,
  label,
  place,
  request,
  isTaken,
  onTake,
}: AiSuggestionsProps) {
  const { ask, cancel, isAsking, problem } = useSuggestion<LinesKind>()
  const titleId = useId()
  const { ai, texts, tools, suggestions: storedSuggestions, storeSuggestions, change } = deck
  if (!ai) return null
  const suggestions = storedSuggestions[place]

  return (
    <div className="mt-6 grid gap-4">
      <AskAi
        texts={tools.ai}
        badge={texts.suggestions.aiBadge}
        host={ai.host}
        label={label}
        isAsking={isAsking}
        problem={problem}
        onAsk={async () => {
          const answer = await ask(request)
          if (answer) storeSuggestions(place, answer.suggestions)
        }}
        onCancel={cancel}
      />
      {suggestions && (
        <section aria-labelledby={titleId}>
          <h3 id={titleId} className="text-h4">
            {texts.suggestions.byAi}
          </h3>
          <p className="mt-1 mb-3 text-muted text-small">{tools.ai.madeByAi}</p>
          <ul className="grid gap-2.5">
            {[...new Set(suggestions)].map((text) => (
              <Suggestion
                key={text}
                texts={texts.suggestions}
                text={text}
                isTaken={isTaken(text)}
                onTake={() => {
                  change({ type: 'with-ai' })
                  onTake(text)
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="sr-only">
        {suggestions && texts.suggestions.byAi}
      </p>
    </div>
  )
}

interface SuggestionProps {
  texts: Deck['texts']['suggestions']
  text: string
  isTaken: boolean
  onTake: () => void
}

/** A text to take over with one click. One that was taken over stays in the list, so that it keeps the focus. */
function Suggestion({ texts, text, isTaken, onTake }: SuggestionProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isTaken || undefined}
        onClick={() => isTaken || onTake()}
        className={classes(
          'flex min-h-13 w-full items-center gap-4 rounded-input border px-4 py-2.5 text-left transition-[background-color,border-color]',
          isTaken
            ? 'cursor-default border-transparent bg-brand-tint/60 text-secondary'
            : 'border-sand bg-white hover:border-ink',
        )}
      >
        <span className="min-w-0 grow">
          <span className="sr-only">{`${isTaken ? texts.taken : texts.take} `}</span>
          <span>{text}</span>
        </span>
        <span
          className={classes(
            'inline-flex size-8 shrink-0 items-center justify-center rounded-pill',
            isTaken ? 'text-brand' : 'bg-brand text-white',
          )}
        >
          {isTaken ? <CheckIcon /> : <PlusIcon />}
        </span>
      </button>
    </li>
  )
}
