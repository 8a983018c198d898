import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { Field } from '#platform/design/web/field.tsx'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import {
  CHOICE_FIELDS,
  THESIS_FIELDS,
  THESIS_MAX_LENGTH,
  type Thesis,
  type ThesisField,
  thesisSentences,
  withSuggested,
} from '../domain/thesis.ts'
import { QuoteDetails } from './sources.tsx'
import { GrowingArea } from './step-parts.tsx'
import { useStrategy } from './use-strategy.ts'

interface ThesisSheetProps {
  thesis: Thesis
  suggestion: StrategyDraft['thesis']
  onChange: (thesis: Thesis) => void
}

/** What the draft ends in: one thesis and one choice, to fill in. */
export function ThesisSheet({ thesis, suggestion, onChange }: ThesisSheetProps) {
  const words = useStrategy().texts.thesis
  const isOpen = Object.values(thesis).some((text) => !text.trim())
  const fields = (legend: string, all: readonly ThesisField[]) => (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="sr-only">{legend}</legend>
      {all.map((field) => (
        <Field key={field} id={`thesis-${field}`} label={words.fields[field]}>
          {(control) => (
            <GrowingArea
              {...control}
              maxLength={THESIS_MAX_LENGTH}
              value={thesis[field]}
              onText={(text) => onChange({ ...thesis, [field]: text })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
  return (
    <Card as="section" aria-labelledby="thesis-title">
      <h3 id="thesis-title" className="text-h3">
        {words.title}
      </h3>
      <p className="mt-2 max-w-[64ch] text-secondary">{words.hint}</p>
      {suggestion && (
        <div className="mt-6 grid justify-items-start gap-3 rounded-input bg-section px-4 py-4 print:hidden">
          <Badge tone="brand">{words.suggestion}</Badge>
          {thesisSentences(suggestion, words.fields).map((sentence) => (
            <p key={sentence} className="break-words">
              {sentence}
            </p>
          ))}
          <QuoteDetails quotes={suggestion.quotes} />
          {isOpen && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange(withSuggested(thesis, suggestion))}
            >
              {words.take}
            </Button>
          )}
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        {fields(words.thesis, THESIS_FIELDS)}
        {fields(words.choice, CHOICE_FIELDS)}
      </div>
    </Card>
  )
}
