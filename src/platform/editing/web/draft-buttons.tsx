import type { ReactNode } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import type { useFormDraft } from './use-form-draft.ts'

interface DraftButtonsProps {
  draft: Pick<ReturnType<typeof useFormDraft>, 'isChanged' | 'isPending' | 'drop'>
  /** Whether another call of the form is under way. */
  isBusy?: boolean
  /** Further buttons. */
  children?: ReactNode
  className?: string | undefined
}

/** The buttons that save and discard the draft of a form. */
export function DraftButtons({ draft, isBusy = false, children, className }: DraftButtonsProps) {
  const { isChanged, isPending, drop } = draft
  return (
    <div className={classes('flex flex-wrap gap-3', className)}>
      <Button type="submit" pending={isPending} pendingLabel="Speichert..." disabled={!isChanged}>
        Speichern
      </Button>
      {isChanged && (
        <Button variant="secondary" disabled={isPending || isBusy} onClick={drop}>
          Verwerfen
        </Button>
      )}
      {children}
    </div>
  )
}
