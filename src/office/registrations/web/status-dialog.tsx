import { useState } from 'react'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { remainingSeats } from './consequence-texts.ts'
import { Consequences } from './consequences.tsx'
import { KeptField, useKept } from './kept-field.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
import { pastSessionsWords } from './past-sessions-texts.ts'

interface StatusDialogProps {
  registration: RegistrationDetails
  status: RegistrationStatus
  /** @param keptCents what stays owed of a cancelled booking; undefined where nothing does */
  onConfirm: (keptCents?: number) => void
  onCancel: () => void
}

/**
 * Before a status change: lists the sessions of the registration that are over, says who gets a mail, and asks what stays
 * owed where a cancellation is not free.
 */
export function StatusDialog({ registration, status, onConfirm, onCancel }: StatusDialogProps) {
  const { title, sessions, confirmLabel } = pastSessionsWords(status, registration.seats)
  const [now] = useState(() => new Date())
  const kept = useKept(registration, remainingSeats(registration), now)
  const isCancelled = status === 'cancelled'
  const isMissing = isCancelled && kept.cents === null
  const keptCents = isCancelled ? (kept.cents ?? undefined) : undefined
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      canConfirm={!isMissing}
      onConfirm={() => onConfirm(keptCents)}
      onCancel={onCancel}
      details={
        <div className="grid gap-5">
          {isCancelled && <KeptField kept={kept} />}
          <Consequences sentences={isCancelled ? kept.sentences : []}>
            <MailsOfChange
              registration={registration}
              change={isMissing ? null : { kind: 'set_status', status, keptCents }}
              missing="Wer eine E-Mail bekommt, steht hier, sobald der Betrag stimmt."
              isPending={false}
            />
          </Consequences>
        </div>
      }
    >
      {sessions.length === 0 ? (
        <p>Die Frist zum kostenlosen Absagen ist vorbei.</p>
      ) : (
        <>
          <p>Schon vorbei:</p>
          <ul className="grid gap-1">
            {sessions.map(({ session, time }) => (
              <li key={`${session} ${time}`} className="font-semibold text-ink">
                <span>{`${session} `}</span>
                <span className="whitespace-nowrap">{time}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
