import { Card } from '#platform/design/web/card.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import type { StepProps } from './deck.ts'
import { LENGTHS, PROBLEM_PARTS, type ProblemPart } from './sprint.ts'
import { useFocusSoon } from './use-focus-soon.ts'

/** Step 1: what happens, to whom, its signs, and what was tried. */
export function ProblemStep({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const focusSoon = useFocusSoon()
  const begin = (part: ProblemPart, starter: string) => {
    const text = sprint.problem[part].trimEnd()
    const isSaidAlready = text.includes(starter)
    const separator = part === 'whom' ? ', ' : '\n'
    const begun = text ? `${text}${separator}${starter}` : starter
    if (!isSaidAlready && begun.length < LENGTHS.problem) {
      change({ type: 'problem', part, text: part === 'whom' ? begun : `${begun} ` })
    }
    focusSoon(`problem-${part}`)
  }
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {PROBLEM_PARTS.map((part) => {
        const { label, hint, starters } = texts.problem.fields[part]
        return (
          <Card key={part} className="flex flex-col">
            <TextAreaField
              id={`problem-${part}`}
              label={label}
              hint={hint}
              rows={4}
              maxLength={LENGTHS.problem}
              value={sprint.problem[part]}
              onFocus={toEnd}
              onChange={({ target }) => change({ type: 'problem', part, text: target.value })}
            />
            <ul
              aria-label={texts.problem.starters(label)}
              className="mt-auto flex flex-wrap gap-2 pt-4"
            >
              {starters.map((starter) => (
                <li key={starter}>
                  <button
                    type="button"
                    onClick={() => begin(part, starter)}
                    className="inline-flex min-h-11 items-center rounded-button bg-section px-4 text-secondary text-small transition-colors hover:bg-sand"
                  >
                    {part === 'whom' ? starter : `${starter} …`}
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}

/** Puts the cursor at the end of the text when a field takes the focus. */
function toEnd({ target }: React.FocusEvent<HTMLTextAreaElement>) {
  target.setSelectionRange(target.value.length, target.value.length)
}
