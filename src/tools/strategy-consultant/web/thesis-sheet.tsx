import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import {
  CHOICE_FIELDS,
  THESIS_FIELDS,
  THESIS_MAX_LENGTH,
  type Thesis,
  type ThesisField,
  thesisSentences,
  withPicked,
  withSuggested,
} from '../domain/thesis.ts'
import { QuoteDetails } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface ThesisSheetProps {
  texts: StrategyConsultantTexts
  thesis: Thesis
  /** Differences and open questions, as sentences to pick from. */
  material: { readonly differences: readonly string[]; readonly questions: readonly string[] }
  suggestion: StrategyDraft['thesis']
  onChange: (thesis: Thesis) => void
}

/** What the draft ends in: one thesis and one choice, to fill in, with what was found beside it. */
export function ThesisSheet({ texts, thesis, material, suggestion, onChange }: ThesisSheetProps) {
  const words = texts.thesis
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [current, setCurrent] = useState<ThesisField>('reason')
  const isOpen = Object.values(thesis).some((text) => !text.trim())
  const { differences, questions } = material
  const count = differences.length + questions.length
  const fields = (all: readonly ThesisField[]) =>
    all.map((field) => (
      <Field key={field} id={`thesis-${field}`} label={words.fields[field]}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            maxLength={THESIS_MAX_LENGTH}
            value={thesis[field]}
            onFocus={() => setCurrent(field)}
            onChange={({ target }) => onChange({ ...thesis, [field]: target.value })}
            className={classes(CONTROL_LOOK, 'field-sizing-content min-h-12 resize-none py-2.5')}
          />
        )}
      </Field>
    ))
  const pick = (sentence: string) => (
    <li key={sentence}>
      <button
        type="button"
        aria-label={words.pick(sentence, words.fields[current])}
        onClick={() => onChange(withPicked(thesis, current, sentence))}
        className="flex min-h-11 w-full items-start gap-2 rounded-input px-2 py-2 text-left text-small hover:bg-white"
      >
        <PlusIcon className="mt-1 text-brand" />
        <span className="min-w-0 break-words">{sentence}</span>
      </button>
    </li>
  )
  return (
    <Card as="section" aria-labelledby="thesis-title">
      <h3 id="thesis-title" className="text-h3">
        {words.title}
      </h3>
      <p className="mt-2 max-w-[64ch] text-secondary">{words.hint}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
        {count > 0 && (
          <details
            open={isWide}
            className="min-w-0 rounded-input bg-sheet-peach px-4 py-2 lg:order-last print:hidden"
          >
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {words.material(count)}
            </summary>
            <p role="status" className="text-secondary text-small">
              <span>{words.goesTo(words.fields[current])}</span>
            </p>
            {differences.length > 0 && <h4 className="mt-3 font-semibold">{words.differences}</h4>}
            <ul className="-mx-2 empty:hidden">{differences.map(pick)}</ul>
            {questions.length > 0 && (
              <h4 className="mt-3 font-semibold">{texts.draft.parts.openQuestions}</h4>
            )}
            <ul className="-mx-2 empty:hidden">{questions.map(pick)}</ul>
          </details>
        )}
        <div className="grid gap-8">
          {suggestion && (
            <div className="grid justify-items-start gap-3 rounded-input bg-section px-4 py-4 print:hidden">
              <Badge tone="brand">{words.suggestion}</Badge>
              {thesisSentences(suggestion, words.fields).map((sentence) => (
                <p key={sentence} className="break-words">
                  {sentence}
                </p>
              ))}
              <QuoteDetails texts={texts} quotes={suggestion.quotes} />
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
          <fieldset className="grid min-w-0 gap-4">
            <legend className="sr-only">{words.thesis}</legend>
            {fields(THESIS_FIELDS)}
          </fieldset>
          <fieldset className="grid min-w-0 gap-4">
            <legend className="sr-only">{words.choice}</legend>
            {fields(CHOICE_FIELDS)}
          </fieldset>
        </div>
      </div>
    </Card>
  )
}
