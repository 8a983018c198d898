import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import type { FlightDeckTexts } from './flight-deck-texts.ts'
import type { MethodSuggestion } from './method-suggestions.ts'

interface SuggestionListProps {
  texts: FlightDeckTexts['suggestions']
  suggestions: readonly MethodSuggestion[]
  isTaken: (text: string) => boolean
  onTake: (text: string) => void
}

/** Texts to take over with one click. A text that was taken over stays in the list, so that it keeps the focus. */
export function SuggestionList({ texts, suggestions, isTaken, onTake }: SuggestionListProps) {
  return (
    <ul className="grid gap-2.5">
      {suggestions.map(({ text, label }) => {
        const taken = isTaken(text)
        return (
          <li key={text}>
            <button
              type="button"
              aria-disabled={taken || undefined}
              onClick={() => taken || onTake(text)}
              className={classes(
                'flex min-h-13 w-full items-center gap-4 rounded-input border px-4 py-2.5 text-left transition-[background-color,border-color]',
                taken
                  ? 'cursor-default border-transparent bg-brand-tint/60 text-secondary'
                  : 'border-sand bg-white hover:border-ink',
              )}
            >
              <span className="min-w-0 grow">
                <span className="sr-only">{`${taken ? texts.taken : texts.take} `}</span>
                {label && (
                  <span className="block font-semibold text-orange-text text-small">{label}</span>
                )}
                <span>{text}</span>
              </span>
              <span
                className={classes(
                  'inline-flex size-8 shrink-0 items-center justify-center rounded-pill',
                  taken ? 'text-brand' : 'bg-brand text-white',
                )}
              >
                {taken ? <CheckIcon /> : <PlusIcon />}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
