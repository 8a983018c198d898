import { useState } from 'react'
import { isSameMailbox } from '#platform/basics/domain/email-address.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import type { PersonFinding } from '../domain/person-data.ts'
import { erasedText, keptText, rowsText, titlesText } from './person-texts.ts'

interface EraseDialogProps {
  open: boolean
  email: string
  finding: PersonFinding
  pending: boolean
  onErase: () => void
  onCancel: () => void
}

/** Second confirmation, which asks for the address again: erased data cannot be restored. */
export function EraseDialog({
  open,
  email,
  finding,
  pending,
  onErase,
  onCancel,
}: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const isSame = isSameMailbox(typed, email)
  const { upcomingTrainings } = finding
  return (
    <ConfirmDialog
      open={open}
      title="Daten endgültig löschen?"
      confirmLabel="Endgültig löschen"
      pending={pending}
      canConfirm={isSame}
      onConfirm={onErase}
      onCancel={() => {
        setTyped('')
        onCancel()
      }}
    >
      <p>
        <span>{`${rowsText(finding)} zu `}</span>
        <strong className="wrap-anywhere hyphens-none text-ink">{email}</strong>
        <span>
          {`: ${erasedText()} verschwinden. In E-Mails an andere wird nur die Person ersetzt, der übrige Text bleibt. Trainings, Preise und Status bleiben, ohne die Person. ${keptText(finding.invoices)} Das lässt sich nicht rückgängig machen.`}
        </span>
      </p>
      {upcomingTrainings.length > 0 && (
        <p className="rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {`Achtung: ${upcomingTrainings.length === 1 ? 'Der bestätigte Platz' : 'Bestätigte Plätze'} in ${titlesText(upcomingTrainings)} ${upcomingTrainings.length === 1 ? 'bleibt' : 'bleiben'} belegt, aber Sie können der Person nicht mehr schreiben.`}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isSame && !pending) onErase()
        }}
      >
        <TextField
          id="erase-email"
          label="Zur Bestätigung die E-Mail-Adresse noch einmal"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </ConfirmDialog>
  )
}
