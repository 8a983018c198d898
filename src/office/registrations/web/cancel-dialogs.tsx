import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { PlannedChange } from '#shop/telling/domain/change-preview.ts'
import { dateQuery } from '#shop/trainings/web/dates-query.ts'
import { cancelWords, restoreWords } from './consequence-texts.ts'
import { Consequences } from './consequences.tsx'
import { KeptField, useKept } from './kept-field.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
import type { SeatDialogProps } from './person-dialog.tsx'
import { useBookingChange, type Write } from './use-booking-change.ts'

/** Asks before one seat is cancelled. */
export function CancelSeatDialog({ registration, seat, onClose }: SeatDialogProps) {
  const { data: date } = useQuery(dateQuery(seat.dateId))
  const [now] = useState(() => new Date())
  const kept = useKept(registration, [seat], now)
  const cancellation = kept.cents == null ? {} : { keptCents: kept.cents }
  return (
    <ChangeDialog
      registration={registration}
      title={`Platz ${seat.position} absagen?`}
      confirmLabel="Platz absagen"
      cancelLabel="Nicht absagen"
      make={(header) =>
        call('POST', '/api/admin/attendees/{id}/cancel', {
          path: { id: seat.id },
          header,
          body: cancellation,
        })
      }
      change={
        kept.cents === null ? null : { kind: 'cancel_seat', seatId: seat.id, ...cancellation }
      }
      field={<KeptField kept={kept} />}
      consequences={kept.sentences}
      done="Der Platz ist abgesagt."
      sentences={cancelWords(registration, seat, { waiting: date?.waiting ?? 0 })}
      onClose={onClose}
    >
      <SeatName seat={seat} />
    </ChangeDialog>
  )
}

/** Asks before a cancelled seat is taken back. */
export function RestoreSeatDialog({ registration, seat, onClose }: SeatDialogProps) {
  return (
    <ChangeDialog
      registration={registration}
      title={`Platz ${seat.position} zurückholen?`}
      confirmLabel="Platz zurückholen"
      make={(header) =>
        call('POST', '/api/admin/attendees/{id}/restore', { path: { id: seat.id }, header })
      }
      change={{ kind: 'restore_seat', seatId: seat.id }}
      done="Der Platz gilt wieder."
      sentences={restoreWords(registration, seat)}
      onClose={onClose}
    >
      <SeatName seat={seat} />
    </ChangeDialog>
  )
}

/** Asks before the links of the booking are revoked. */
export function RevokeLinkDialog({
  registration,
  onClose,
}: Pick<SeatDialogProps, 'registration' | 'onClose'>) {
  return (
    <ChangeDialog
      registration={registration}
      title="Links sperren?"
      confirmLabel="Links sperren"
      make={(header) =>
        call('POST', '/api/admin/registrations/{id}/link/revoke', {
          path: { id: registration.id },
          header,
        })
      }
      change={{ kind: 'revoke_link' }}
      done="Die bisherigen Links gelten nicht mehr."
      sentences={['Alle bisherigen Links zu dieser Buchung gelten nicht mehr.']}
      onClose={onClose}
    />
  )
}

function SeatName({ seat }: Pick<SeatDialogProps, 'seat'>) {
  return (
    <p className="wrap-anywhere font-semibold text-ink">
      {`${seat.firstName} ${seat.lastName}, ${seat.trainingTitle}, ${seat.trainingDate}`}
    </p>
  )
}

interface ChangeDialogProps {
  registration: RegistrationDetails
  title: string
  confirmLabel: string
  cancelLabel?: string
  make: Write['make']
  /** Null while what is typed makes none. */
  change: PlannedChange | null
  done: string
  /** What the change leads to besides mails. */
  sentences: readonly string[]
  /** A value of the change, to be typed, and what it leads to. */
  field?: ReactNode
  consequences?: readonly string[]
  onClose: () => void
  children?: ReactNode
}

/** A change that needs hardly a value: it says what it leads to, and is made when it is confirmed. */
function ChangeDialog(props: ChangeDialogProps) {
  const { registration, title, confirmLabel, cancelLabel, make, change, done, onClose } = props
  const { write, isPending } = useBookingChange(registration)
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm() {
    const outcome = await write({ make, done })
    if (outcome.kind === 'refused') return setProblem(outcome.problem.detail)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      pending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      canConfirm={change !== null}
      details={
        <div className="grid gap-5">
          {props.field}
          <Consequences sentences={props.consequences ?? []}>
            <MailsOfChange
              registration={registration}
              change={change}
              missing="Wer eine E-Mail bekommt, steht hier, sobald der Betrag stimmt."
              isPending={isPending}
            />
          </Consequences>
        </div>
      }
    >
      {props.children}
      {props.sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      {problem && (
        <p role="alert" className="rounded-input bg-error-tint px-4 py-3 text-badge-red-text">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}
