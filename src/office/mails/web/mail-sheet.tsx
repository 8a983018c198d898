import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCloseMail } from '#office/frame/web/use-close-mail.ts'
import { serverMessage } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { attemptsText, MailStatusBadge, MailTrouble } from '#platform/mail/web/delivery-status.tsx'
import { MailContent } from '#platform/mail/web/mail-content.tsx'
import { DiscardMail } from './discard-mail.tsx'
import { recipientText } from './mail-list-texts.ts'
import { MailSubject } from './mail-subject.tsx'
import { ResendMail } from './resend-mail.tsx'
import { isNotFound, usePolledMail } from './use-polled-mail.ts'

/** The mail with this id next to the list; closed without an id. */
export function MailSheet({ id }: { id: string | undefined }) {
  const close = useCloseMail()
  const { data: mail, error, isFetching, refetch } = usePolledMail(id)
  return (
    <Dialog
      open={id !== undefined}
      onClose={close}
      place="side"
      title={mail ? <MailSubject subject={mail.subject} /> : 'E-Mail'}
      description={mail && recipientText(mail.recipient)}
    >
      {mail && isNotFound(error) && (
        <p role="status" className="text-secondary">
          Diese E-Mail wurde zurückgezogen, bevor sie gesendet wurde.
        </p>
      )}
      {mail && !isNotFound(error) && <Details mail={mail} />}
      {!mail && isFetching && <p role="status">Lädt...</p>}
      {!mail && error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="grid justify-items-start gap-4 text-secondary"
        >
          {serverMessage(error) ?? 'Die E-Mail konnte nicht geladen werden.'}
        </LoadProblem>
      )}
    </Dialog>
  )
}

function Details({ mail }: { mail: MailDetails }) {
  const { status, attempts, createdAt, sentAt, smtpResponse, attachments, registration } = mail
  return (
    <div className="grid gap-7">
      <div className="rounded-card bg-white p-4 shadow-card">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span role="status">
            <MailStatusBadge status={status} attempts={attempts} />
          </span>
          <div className="flex flex-wrap gap-2">
            {(status !== 'waiting' || mail.heldSince) && !mail.isErased && (
              <ResendMail mail={mail} />
            )}
            {mail.canBeGivenUp && <DiscardMail mail={mail} />}
          </div>
        </div>
        <MailTrouble mail={mail} className="mt-3" />
      </div>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-small">
        <Fact name="Geschrieben">{`${formatMoment(createdAt)} Uhr`}</Fact>
        {sentAt && <Fact name="Gesendet">{`${formatMoment(sentAt)} Uhr`}</Fact>}
        {attempts > 0 && <Fact name="Versuche">{attemptsText(attempts)}</Fact>}
        {smtpResponse && <Fact name="Antwort">{smtpResponse}</Fact>}
        {attachments.length > 0 && <Fact name="Anhänge">{attachments.join(', ')}</Fact>}
        {registration && (
          <Fact name="Anmeldung">
            <Link
              translate="no"
              to="/admin/anmeldungen/$id"
              params={{ id: registration.id }}
              className="whitespace-nowrap rounded-sm font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {registration.reference}
            </Link>
          </Fact>
        )}
      </dl>
      <MailContent mail={mail} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium hyphens-none">{children}</dd>
    </>
  )
}
