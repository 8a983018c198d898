import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { MailStatusBadge, MailTrouble } from '#platform/mail/web/delivery-status.tsx'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { MessageDetails } from '../domain/message.ts'
import { fateText } from './message-texts.ts'
import { MessagesHead } from './messages-head.tsx'
import { messageQuery } from './messages-query.ts'
import { useResendFailed } from './use-message-calls.ts'

/** A message that was sent, and what became of each of its mails. */
export function MessageScreen({ id }: { id: string }) {
  const { data: message, error, isFetching, refetch } = useQuery(messageQuery(id))
  useSessionRefusalOf(error)
  if (message) return <Content message={message} />
  if (isFetching) return <p role="status">Lädt...</p>
  if (error instanceof ApiError && error.status === 404)
    return <MessagesHead title="Diese Nachricht gibt es nicht" />
  return (
    <LoadProblem
      onRetry={() => void refetch()}
      className="grid justify-items-start gap-4 rounded-card bg-white p-6 shadow-card"
    >
      Die Nachricht konnte nicht geladen werden.
    </LoadProblem>
  )
}

function Content({ message }: { message: MessageDetails }) {
  const { id, subject, text, date, mails, sentBy, createdAt, deliveries } = message
  const resend = useResendFailed(id)
  const titleId = useId()
  const canResend = deliveries.some(
    ({ status, recipient }) => status === 'failed' && !isErasedAddress(recipient),
  )
  return (
    <>
      <MessagesHead title={subject} />
      <dl className="mt-4 grid max-w-210 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
        <Fact name="Gesendet">{`${formatMoment(createdAt)} Uhr von ${sentBy}`}</Fact>
        {date && (
          <Fact name="Termin">
            <Link
              to="/admin/termine/$id"
              params={{ id: date.id }}
              className="rounded-sm underline decoration-line underline-offset-3 hover:decoration-current"
            >
              {`${date.trainingTitle}, ${unbrokenDate(date.date)}`}
            </Link>
          </Fact>
        )}
      </dl>
      <p className="wrap-anywhere mt-6 max-w-210 whitespace-pre-wrap rounded-card bg-white p-6 shadow-card">
        {text}
      </p>
      <section aria-labelledby={titleId} className="mt-12">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={titleId} className="text-h3">
              E-Mails dieser Nachricht
            </h2>
            <p role="status" className="mt-1 text-secondary text-small">
              {fateText(mails)}
            </p>
          </div>
          {canResend && (
            <Button
              variant="secondary"
              size="small"
              pending={resend.isPending}
              onClick={() => resend.mutate()}
            >
              Fehlgeschlagene erneut senden
            </Button>
          )}
        </div>
        <Card padding="none">
          <ul aria-label="E-Mails" className="divide-y divide-section">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </Card>
      </section>
    </>
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

function Delivery({ delivery }: { delivery: MessageDetails['deliveries'][number] }) {
  const { id, name, recipient, status, attempts, sentAt } = delivery
  const isErased = isErasedAddress(recipient)
  return (
    <li className="relative grid gap-x-5 gap-y-2 px-5 py-4 text-small transition-colors first:rounded-t-card last:rounded-b-card hover:bg-page sm:px-6 md:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <div>
        <MailStatusBadge status={status} attempts={attempts} />
      </div>
      <div className="min-w-0">
        <Link
          to="/admin/dashboard"
          search={{ ansicht: 'mails', mail: id }}
          className="wrap-anywhere rounded-sm font-semibold leading-snug after:absolute after:inset-0 hover:underline"
        >
          {isErased ? 'Empfänger gelöscht' : (name ?? recipient)}
        </Link>
        {!isErased && name && (
          <p className="wrap-anywhere mt-0.5 text-secondary hyphens-none">{recipient}</p>
        )}
        <MailTrouble mail={delivery} className="mt-2" />
      </div>
      {sentAt && (
        <time dateTime={sentAt} className="text-muted tabular-nums leading-7">
          {formatMoment(sentAt)}
        </time>
      )}
    </li>
  )
}
