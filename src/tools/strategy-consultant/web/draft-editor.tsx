import { Card } from '#platform/design/web/card.tsx'
import {
  ADDED_MAX_LENGTH,
  DRAFT_PARTS,
  type DraftEdits,
  LINE_MAX_LENGTH,
  linesOf,
  withText,
} from '../domain/strategy-edits.ts'
import type { MadeDraft } from './consultation.ts'
import { partTitles } from './consultation-words.ts'
import { GrowingArea } from './step-parts.tsx'
import { useStrategy } from './use-strategy.ts'

interface DraftEditorProps {
  made: MadeDraft
  onEdit: (own: DraftEdits) => void
}

/** All lines of the draft as fields. An emptied one is left out and shows its drafted words, to bring them back. */
export function DraftEditor({ made, onEdit }: DraftEditorProps) {
  const { texts } = useStrategy()
  const { draft, own } = made
  const { edit } = texts.draft
  const titles = partTitles(texts, made.madeBy)
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start print:hidden">
      {DRAFT_PARTS.map((part) => (
        <Card key={part} as="section" aria-labelledby={`edit-${part}`}>
          <h3 id={`edit-${part}`} className="text-h4">
            {titles[part]}
          </h3>
          <div className="mt-4 grid gap-3">
            {linesOf(draft, part).map((line, index) => (
              <GrowingArea
                key={line.key}
                aria-label={texts.facts.row(titles[part], index + 1)}
                value={own.changed[line.key] ?? line.text}
                placeholder={edit.leftOut(line.text)}
                maxLength={LINE_MAX_LENGTH}
                onText={(text) => onEdit(withText(own, line, text))}
              />
            ))}
            <GrowingArea
              aria-label={edit.add(titles[part])}
              value={own.added[part] ?? ''}
              placeholder={edit.addHint}
              maxLength={ADDED_MAX_LENGTH}
              onText={(text) => onEdit({ ...own, added: { ...own.added, [part]: text } })}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}
