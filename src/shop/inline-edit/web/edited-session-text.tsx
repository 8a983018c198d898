import type { ReactNode } from 'react'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { SessionDialog } from './session-dialog.tsx'

interface SessionTextProps {
  training: Training
  field: 'date' | 'time'
  children: ReactNode
}

const LABELS = { date: 'Termin', time: 'Zeit' } as const

/** A training's date or time. Both open the same editor, because a session needs both. */
export function SessionText({ training, field, children }: SessionTextProps) {
  const { isOpen, open, close, button } = useEditorPlace(`training/${training.id}/${field}`)
  // A moved session concerns those who booked it.
  const isOfOffice = useMay(OFFICE)
  if (!isOfOffice) return <span>{children}</span>
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={open}
        aria-label={`${LABELS[field]} bearbeiten: ${training[field]}`}
        className="editable"
      >
        {children}
      </button>
      {isOpen && <SessionDialog training={training} field={field} onDone={close} />}
    </>
  )
}
