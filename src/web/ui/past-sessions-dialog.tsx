import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { pastSessionsWords } from '../lib/registrations/past-sessions-texts.ts'
import { ConfirmDialog } from './dialog.tsx'

interface PastSessionsDialogProps {
  status: RegistrationStatus
  seats: RegistrationDetails['seats']
  onConfirm: () => void
  onCancel: () => void
}

/** Before a status change: lists the sessions of the registration that are over, and says who gets a mail. */
export function PastSessionsDialog({
  status,
  seats,
  onConfirm,
  onCancel,
}: PastSessionsDialogProps) {
  const { title, sessions, consequence, confirmLabel } = pastSessionsWords(status, seats)
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>Schon vorbei:</p>
      <ul className="grid gap-1">
        {sessions.map(({ session, time }) => (
          <li key={`${session} ${time}`} className="font-semibold text-ink">
            <span>{`${session} `}</span>
            <span className="whitespace-nowrap">{time}</span>
          </li>
        ))}
      </ul>
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
