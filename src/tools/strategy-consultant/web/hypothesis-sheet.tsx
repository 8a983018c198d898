import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { HYPOTHESIS_FIELDS, HYPOTHESIS_MAX_LENGTH, type Hypothesis } from './hypothesis.ts'
import { AddedLines, SectionEnd } from './section-lines.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import type { DraftEditor } from './use-draft-editor.ts'

interface HypothesisSheetProps {
  texts: StrategyConsultantTexts
  editor: DraftEditor
  hypothesis: Hypothesis
  onChange: (hypothesis: Hypothesis) => void
}

/** A hypothesis to fill in. What is typed stays in the consultation and is part of the exports. */
export function HypothesisSheet({ texts, editor, hypothesis, onChange }: HypothesisSheetProps) {
  const { title, hint, fields } = texts.draft.hypothesis
  const section = { texts, editor, section: 'hypothesis', title } as const
  return (
    <Card as="section" aria-labelledby="hypothesis-title">
      <h3 id="hypothesis-title" className="text-h3">
        {title}
      </h3>
      <p className="mt-2 max-w-[64ch] text-secondary">{hint}</p>
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        {HYPOTHESIS_FIELDS.map((field) => (
          <Field key={field} id={`hypothesis-${field}`} label={fields[field]}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={HYPOTHESIS_MAX_LENGTH}
                value={hypothesis[field]}
                onChange={(event) => onChange({ ...hypothesis, [field]: event.target.value })}
                className={classes(
                  CONTROL_LOOK,
                  'field-sizing-content min-h-20 resize-none py-2.5',
                )}
              />
            )}
          </Field>
        ))}
      </div>
      <ul className="mt-5 grid gap-4 empty:hidden">
        <AddedLines {...section} count={0}>
          {(line, _number, key) => <li key={key}>{line}</li>}
        </AddedLines>
      </ul>
      <SectionEnd {...section} />
    </Card>
  )
}
