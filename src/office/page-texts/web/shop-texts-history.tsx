import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import type { FieldValues } from '#platform/editing/web/content-writes.ts'
import { valuesAfter } from '#platform/editing/web/edit-groups.ts'
import { EditHistory } from '#platform/editing/web/edit-history.tsx'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import { earlierValues, fieldLabel, type ShopTexts, valueText } from './shop-texts.ts'

interface ShopTextsHistoryProps {
  texts: ShopTexts
  onClose: () => void
}

/** Every edit of a training's or package's texts, the newest first; the state before each can be brought back. */
export function ShopTextsHistory({ texts, onClose }: ShopTextsHistoryProps) {
  const { subject, title, values } = texts
  const restoring = useRestore(texts)
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={`Verlauf: ${title}`}
      description="Alle Änderungen der Texte und Bilder, die neueste zuerst."
    >
      <EditHistory
        subject={subject.kind}
        subjectId={subject.id}
        isShown={(field) => fieldLabel(texts, field) !== undefined}
        labelOf={(field) => fieldLabel(texts, field) ?? field}
        textOf={(_, value) => valueText(value)}
        actionOf={(index, edits) => {
          const earlier = earlierValues(values, valuesAfter(edits, values)[index + 1] ?? values)
          if (Object.keys(earlier).length === 0) return null
          return (
            <Button
              variant="secondary"
              size="small"
              disabled={restoring.isPending}
              onClick={() => void restoring.restore(earlier)}
              className="mt-4"
            >
              Stand davor wiederherstellen
            </Button>
          )
        }}
      />
      {restoring.conflict && (
        <ConflictDialog label={title} pending={restoring.isPending} {...restoring.conflict} />
      )}
    </Dialog>
  )
}

/** Writes earlier values back: an edit like any other, based on the version that is shown. */
function useRestore({ subject, version, values }: ShopTexts) {
  const saveEdit = useSaveEdit()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ current: CurrentValues; mine: FieldValues } | null>(null)

  async function restore(after: FieldValues, current?: CurrentValues) {
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, values[field]]))
    const base = current
      ? { before: current.values, version: current.version }
      : { before, version }
    setPending(true)
    const outcome = await saveEdit({ subject, after, ...base })
    setPending(false)
    setRefused(outcome.kind === 'conflict' ? { current: outcome.current, mine: after } : null)
  }

  return {
    isPending,
    restore,
    conflict: refused && {
      ...refused,
      onTakeTheirs: () => setRefused(null),
      onSaveMine: () => void restore(refused.mine, refused.current),
      onGoOn: () => setRefused(null),
    },
  }
}
