import { useId } from 'react'
import type { SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { AskAi } from '#tools/ai/web/ask-ai.tsx'
import { useSuggestion } from '#tools/ai/web/use-suggestion.ts'
import type { Deck } from './deck.ts'
import { SuggestionList } from './suggestion-list.tsx'

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
          <SuggestionList
            texts={texts.suggestions}
            suggestions={[...new Set(suggestions)].map((text) => ({ text }))}
            isTaken={isTaken}
            onTake={(text) => {
              change({ type: 'with-ai' })
              onTake(text)
            }}
          />
        </section>
      )}
      <p role="status" className="sr-only">
        {suggestions && texts.suggestions.byAi}
      </p>
    </div>
  )
}
