import { classes } from '#platform/design/web/classes.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'

interface LastEditedProps {
  edited: { editedBy: string | null; editedAt: string | null }
  className?: string
}

/** Who changed something last, and when; nothing where nobody has. */
export function LastEdited({ edited: { editedBy, editedAt }, className }: LastEditedProps) {
  if (!editedBy || !editedAt) return null
  return (
    <p className={classes('wrap-anywhere text-muted text-small', className)}>
      {`Zuletzt geändert von ${editedBy}, ${formatMoment(editedAt)} Uhr`}
    </p>
  )
}
