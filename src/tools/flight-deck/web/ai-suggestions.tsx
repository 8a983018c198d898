import { useId } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import type { SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { StepProps } from './deck.ts'
import { hasText } from './sprint.ts'
import type { SprintChange } from './sprint-changes.ts'

type LinesKind = 'people' | 'questions' | 'ideas'

interface AiSuggestionsProps extends StepProps {
  request: Extract<SuggestionRequest, { kind: LinesKind }>
  /** Longest text that is taken over. */
  maxLength: number
  isTaken: (text: string) => boolean
  take: (text: string) => SprintChange
}

/** Suggestions of the AI service, once requested. Renders nothing where no service is set up, or nothing to tell it. */
export function AiSuggestions({ deck, request, maxLength, isTaken, take }: AiSuggestionsProps) {
  const { ask, cancel, isAsking, problem } = useSuggestion<LinesKind>()
  const titleId = useId()
  const { ai, texts, tools, storeSuggestions, change } = deck
  if (!ai || !hasText(deck.sprint.problem.what)) return null
  const suggestions = deck.suggestions[request.kind]?.map((text) => text.slice(0, maxLength))

  return (
    <div className="mt-6 grid gap-4">
      <AskAi
        texts={tools.ai}
        badge={texts.suggestions.aiBadge}
        host={ai.host}
        label={texts.suggestions.ask[request.kind]}
        isAsking={isAsking}
        problem={problem}
        onAsk={async () => {
          const answer = await ask(request)
          if (answer) storeSuggestions(request.kind, answer.suggestions)
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
                onTake={() => change({ ...take(text), withAi: true })}
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
  texts: StepProps['deck']['texts']['suggestions']
  text: string
  isTaken: boolean
  onTake: () => void
}

/** A text to take over with one click. One that was taken over stays in the list, so that it keeps the focus. */
function Suggestion({ texts, text, isTaken, onTake }: SuggestionProps) {
  const Icon = isTaken ? CheckIcon : PlusIcon
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
          <Icon />
        </span>
      </button>
    </li>
  )
}
