import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { MailDelivery } from '#platform/mail/domain/mail.ts'
import { senderText } from './mail-list-texts.ts'
import { mailDeliveryQuery } from './mails-query.ts'
import { TestMailForm } from './test-mail-form.tsx'

/** Shows where mails are sent, and lets staff send a test mail. */
export function MailDeliveryCard() {
  const titleId = useId()
  const { data: delivery, error, isFetching, refetch } = useQuery(mailDeliveryQuery)
  useSessionRefusalOf(error)
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={titleId} className="text-h4">
          Wohin gehen Mails?
        </h3>
        {delivery &&
          (delivery.server === null ? (
            <Badge tone="orange">In einen Ordner</Badge>
          ) : (
            <Badge tone="green">An einen Mailserver</Badge>
          ))}
      </div>
      {delivery && <Delivery delivery={delivery} />}
      {!delivery && isFetching && (
        <p role="status" className="mt-3 text-secondary">
          Lädt...
        </p>
      )}
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="mt-3 grid justify-items-start gap-3 text-secondary"
        >
          Die Einstellungen konnten nicht geladen werden.
        </LoadProblem>
      )}
    </Card>
  )
}

function Delivery({ delivery }: { delivery: MailDelivery }) {
  const { server, from, replyTo, staff, testArrivedAt } = delivery
  return (
    <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div>
        {server === null ? (
          <p className="max-w-[60ch] text-secondary text-small">
            Es ist kein Mailserver eingestellt (SMTP_URL): Niemand bekommt Mails. Sie werden als
            Dateien im Ordner „mail“ des Datenverzeichnisses abgelegt und lassen sich hier lesen.
          </p>
        ) : (
          <p className="wrap-anywhere max-w-[60ch] text-secondary text-small hyphens-none">
            Mails gehen über den Mailserver <strong className="text-ink">{server}</strong> an die
            Menschen, denen geschrieben wird.
          </p>
        )}
        <dl className="mt-4 grid gap-x-4 gap-y-0.5 text-small sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
          <Setting name="Absender">{senderText(from)}</Setting>
          <Setting name="Antworten gehen an">{replyTo ?? 'den Absender'}</Setting>
          <Setting name="Neue Anmeldungen gehen an">{staff ?? 'niemanden (MAIL_STAFF)'}</Setting>
          <Setting name="Testnachricht angekommen">
            {testArrivedAt ? `${formatMoment(testArrivedAt)} Uhr` : 'noch nicht bestätigt'}
          </Setting>
        </dl>
      </div>
      <TestMailForm delivery={delivery} />
    </div>
  )
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere mb-2 font-medium hyphens-none sm:mb-0">{children}</dd>
    </>
  )
}
