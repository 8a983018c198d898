import { counted } from '#platform/design/web/counted.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { MailViewer } from '#platform/mail/web/mail-viewer.tsx'
import type { MovePreview } from '../domain/date-move.ts'
import { recipientTexts } from './recipient-texts.ts'

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
  const { mails, fingerprint } = preview
  const sent =
    mails.length === 0
      ? ''
      : ` und ${counted({ one: 'E-Mail', many: 'E-Mails' }, mails.length)} senden`
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
      {recipientTexts(preview)?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  )
}
