import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { useResendMail } from './use-mail-calls.ts'

/** Sends the mail again, or for the first time, after confirmation. */
export function ResendMail({ mail }: { mail: MailDetails }) {
  const { id, recipient, sentAt, heldSince } = mail
  const isFirst = heldSince !== null || (sentAt === null && mail.attempts === 0)
  const label = isFirst ? 'Jetzt senden' : 'Erneut senden'
  const [isAsking, setIsAsking] = useState(false)
  const resend = useResendMail({ onEnd: () => setIsAsking(false) })
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isFirst ? 'Diese E-Mail jetzt senden?' : 'Diese E-Mail erneut senden?'}
        confirmLabel={label}
        pending={resend.isPending}
        onConfirm={() => resend.mutate(id)}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          <span>{`Sie geht ${isFirst ? '' : 'mit demselben Inhalt '}an `}</span>
          <strong className="wrap-anywhere hyphens-none text-ink">{recipient}</strong>.
        </p>
        {sentAt && <p>{`Am ${formatMoment(sentAt)} Uhr wurde sie schon einmal gesendet.`}</p>}
      </ConfirmDialog>
    </>
  )
}
