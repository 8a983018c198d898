import { type ReactNode, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { EditHistory } from '#platform/editing/web/edit-history.tsx'
import type { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { type FirmGroup, GROUP_LABELS } from '#site/pages/domain/firm-schema.ts'

interface FirmCardProps {
  group: FirmGroup
  setting: { editedBy: string | null; editedAt: string | null }
  draft: ReturnType<typeof useFormDraft<string>>
  /** The id of the first field that is wrong; undefined where all are right. */
  wrongField: string | undefined
  onTry: () => void
  labelOf: (field: string) => string
  textOf: (value: unknown) => string
  children: ReactNode
}

/** A group of facts as a form of its own, with who changed it last and what was there before. */
export function FirmCard({
  group,
  setting: { editedBy, editedAt },
  draft,
  wrongField,
  onTry,
  labelOf,
  textOf,
  children,
}: FirmCardProps) {
  const titleId = useId()
  const historyId = useId()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { isChanged, isPending, conflict } = draft

  function save() {
    onTry()
    if (wrongField) document.getElementById(wrongField)?.focus()
    else void draft.save()
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {GROUP_LABELS[group]}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="mt-5"
      >
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            pending={isPending}
            pendingLabel="Speichert..."
            disabled={!isChanged}
          >
            Speichern
          </Button>
          {isChanged && (
            <Button variant="secondary" disabled={isPending} onClick={draft.drop}>
              Verwerfen
            </Button>
          )}
          <Button
            variant="ghost"
            aria-expanded={isHistoryOpen}
            aria-controls={historyId}
            onClick={() => setHistoryOpen(!isHistoryOpen)}
          >
            Verlauf
          </Button>
        </div>
        {editedBy && editedAt && (
          <p className="wrap-anywhere mt-4 text-muted text-small">
            {`Zuletzt geändert von ${editedBy}, ${formatMoment(editedAt)} Uhr`}
          </p>
        )}
      </form>
      <div id={historyId} className={isHistoryOpen ? 'mt-6' : undefined}>
        {isHistoryOpen && (
          <EditHistory
            subject="setting"
            subjectId={`firm_${group}`}
            labelOf={labelOf}
            textOf={(_, value) => textOf(value)}
          />
        )}
      </div>
      {conflict && (
        <ConflictDialog
          label={GROUP_LABELS[group]}
          pending={isPending}
          {...conflict}
          {...differing(conflict, textOf)}
        />
      )}
    </Card>
  )
}

/** Both versions without the fields that are the same in both. */
function differing(
  { current, mine }: NonNullable<ReturnType<typeof useFormDraft<string>>['conflict']>,
  textOf: (value: unknown) => string,
) {
  const theirs = Object.fromEntries(
    Object.entries(current.values).map(([field, value]) => [field, textOf(value)]),
  )
  const own = Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, textOf(value)]),
  )
  const fields = Object.keys(own).filter((field) => own[field] !== theirs[field])
  const pick = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  return { current: { ...current, values: pick(theirs) }, mine: pick(own) }
}
