import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import { DRAFT_PARTS, type DraftLine, type DraftPart, linesOf } from '../domain/draft-lines.ts'
import {
  ADDED_MAX_LENGTH,
  type DraftEdits,
  LINE_MAX_LENGTH,
  withText,
} from '../domain/strategy-edits.ts'
import type { MadeDraft } from './consultation.ts'
import { partTitles } from './draft-view.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface DraftEditorProps {
  texts: StrategyConsultantTexts
  services: ServiceNames
  made: MadeDraft
  onEdit: (own: DraftEdits) => void
}

/** All lines of the draft as fields. An emptied one is left out and shows its drafted words, to bring them back. */
export function DraftEditor({ texts, services, made, onEdit }: DraftEditorProps) {
  const { draft, own } = made
  const { edit } = texts.draft
  const titles = partTitles(texts, made.madeBy)
  const nameOf = (part: DraftPart, { key }: DraftLine, index: number) => {
    const [, number, what] = key.split('.')
    if (part === 'services') return services[draft.services[index]?.service ?? 'potenziale']
    return what === 'title' || what === 'reason' || what === 'experiment'
      ? `${edit.line(titles[part], Number(number) + 1)}, ${edit.opportunityParts[what]}`
      : edit.line(titles[part], index + 1)
  }
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start print:hidden">
      {DRAFT_PARTS.map((part) => (
        <Card key={part} as="section" aria-labelledby={`edit-${part}`}>
          <h3 id={`edit-${part}`} className="text-h4">
            {titles[part]}
          </h3>
          <div className="mt-4 grid gap-3">
            {linesOf(draft, part).map((line, index) => (
              <LineField
                key={line.key}
                name={nameOf(part, line, index)}
                value={Object.hasOwn(own.changed, line.key) ? own.changed[line.key] : line.text}
                placeholder={edit.leftOut(line.text)}
                maxLength={LINE_MAX_LENGTH}
                onChange={(text) => onEdit(withText(own, line, text))}
              />
            ))}
            <LineField
              name={edit.add(titles[part])}
              value={own.added[part] ?? ''}
              placeholder={edit.addHint}
              maxLength={ADDED_MAX_LENGTH}
              onChange={(text) => onEdit({ ...own, added: { ...own.added, [part]: text } })}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}

interface LineFieldProps {
  name: string
  value: string | undefined
  placeholder: string
  maxLength: number
  onChange: (text: string) => void
}

function LineField({ name, value, placeholder, maxLength, onChange }: LineFieldProps) {
  return (
    <textarea
      aria-label={name}
      rows={1}
      maxLength={maxLength}
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      className={classes(CONTROL_LOOK, 'field-sizing-content min-h-12 resize-none py-2.5')}
    />
  )
}
