import { useState } from 'react'
import type { MailDetails } from '#domain/mail/mail.ts'
import { formatMoment } from '../../lib/moment-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useResendMail } from './use-mail-calls.ts'

/** Sends the mail again, once somebody has said that it shall be. */
export function ResendMail({ mail }: { mail: MailDetails }) {
  const { id, recipient, sentAt } = mail
  const [isAsking, setIsAsking] = useState(false)
  const resend = useResendMail({ onEnd: () => setIsAsking(false) })
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        Erneut senden
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Diese E-Mail erneut senden?"
        confirmLabel="Erneut senden"
        pending={resend.isPending}
        onConfirm={() => resend.mutate(id)}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Sie geht mit demselben Inhalt an{' '}
          <strong className="wrap-anywhere hyphens-none text-ink">{recipient}</strong>.
        </p>
        {sentAt && <p>{`Am ${formatMoment(sentAt)} Uhr wurde sie schon einmal gesendet.`}</p>}
      </ConfirmDialog>
    </>
  )
}
