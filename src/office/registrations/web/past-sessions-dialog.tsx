import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { pastSessionsWords } from './past-sessions-texts.ts'

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
