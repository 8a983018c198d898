import type { MovePreview } from '#domain/training/date-move.ts'
import { recipientTexts } from '../lib/dates/recipient-texts.ts'
import { counted } from '../lib/formats/counted.ts'
import { ConfirmDialog } from './dialog.tsx'
import { MailViewer } from './mail-viewer.tsx'

interface MoveMailsDialogProps {
  preview: MovePreview
  /** Why the mails are shown again; null at first. */
  problem: string | null
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Who is told of another day or time of a date, with the mails as they would arrive. */
export function MoveMailsDialog(props: MoveMailsDialogProps) {
  const { preview, problem, isPending, onConfirm, onCancel } = props
  const { people, mails, fingerprint } = preview
  const sent =
    mails.length === 0
      ? ''
      : ` und ${counted({ one: 'E-Mail', many: 'E-Mails' }, mails.length)} senden`
  const isPartOfWaiting = people.confirmed + people.bookers > mails.length
  return (
    <ConfirmDialog
      open
      title="Termin verlegen?"
      confirmLabel={`Termin verlegen${sent}`}
      cancelLabel="Zurück"
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
      details={mails.length > 0 && <MailViewer key={fingerprint} mails={mails} />}
    >
      {problem && (
        <p role="alert" className="font-semibold text-error">
          {problem}
        </p>
      )}
      {recipientTexts(people)?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isPartOfWaiting && (
        <p>Wessen Bestätigung noch nicht gesendet ist, liest darin den neuen Termin.</p>
      )}
    </ConfirmDialog>
  )
}
