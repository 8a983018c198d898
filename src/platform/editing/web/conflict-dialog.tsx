import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { FieldValues } from './content-writes.ts'
import { TextDifference } from './shown-difference.tsx'

interface ConflictDialogProps {
  /** The edited text, e.g. "Titel". */
  label: string
  /** The values that somebody else has saved meanwhile. */
  current: CurrentValues
  /** The user's values of the same fields. */
  mine: FieldValues
  pending: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
  /** Returns to the editor, which still contains the user's text. */
  onGoOn: () => void
}

/** For two conflicting edits of the same text: shows both, and lets the second user choose. */
export function ConflictDialog({
  label,
  current,
  mine,
  pending,
  onTakeTheirs,
  onSaveMine,
  onGoOn,
}: ConflictDialogProps) {
  const fields = Object.keys(mine)
  const myText = textOf(fields.map((field) => mine[field]))
  const theirText = textOf(fields.map((field) => current.values[field]))
  return (
    <Dialog
      open
      onClose={() => pending || onGoOn()}
      title="Inzwischen geändert"
      description={`„${label}“ hat inzwischen jemand anderes geändert. Welche Fassung soll gelten?`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          title="Ihre Fassung"
          note="Noch nicht gespeichert"
          text={myText}
          other={theirText}
        />
        <Version
          title="Gespeicherte Fassung"
          note={whoAndWhen(current)}
          text={theirText}
          other={myText}
        />
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button size="small" pending={pending} onClick={onSaveMine}>
          Meine speichern
        </Button>
        <Button variant="secondary" size="small" disabled={pending} onClick={onTakeTheirs}>
          Gespeicherte übernehmen
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={pending}
          onClick={onGoOn}
          className="sm:col-span-2 sm:justify-self-center"
        >
          Weiter bearbeiten
        </Button>
      </div>
    </Dialog>
  )
}

interface VersionProps {
  title: string
  note: string
  text: string
  other: string
}

function Version({ title, note, text, other }: VersionProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-card bg-white p-5">
      <h3 className="text-h4">{title}</h3>
      <p className="wrap-anywhere mt-1 text-muted text-small">{note}</p>
      <p className="mt-3 max-h-64 overflow-y-auto border-sand border-t pt-3 text-small">
        <TextDifference text={text} other={other} />
      </p>
    </section>
  )
}

function whoAndWhen({ editedBy, editedAt }: CurrentValues): string {
  if (editedBy === null) return 'Von jemand anderem'
  return editedAt === null ? `Von ${editedBy}` : `Von ${editedBy}, ${formatMoment(editedAt)} Uhr`
}

/** Values as text, one per line: a list by its items, and "(leer)" for an empty value. */
function textOf(values: readonly unknown[]): string {
  return values
    .map((value) => (Array.isArray(value) ? value.join('\n') : value || '(leer)'))
    .join('\n')
}
