import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import type { ListedMessage } from '../domain/message.ts'
import { failedText, sentText, waitingText } from './message-texts.ts'
import { messageListQuery } from './messages-query.ts'

/** The messages that staff sent to participants, the newest first. */
export function MessagesScreen() {
  const list = useInfiniteQuery(messageListQuery)
  const { data: messages } = list
  return (
    <>
      <h1 className="text-h2">Nachrichten</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Was Ihr Team an Teilnehmende geschrieben hat. Eine neue Nachricht beginnt auf der Seite
        eines Termins oder in den Listen des Dashboards.
      </p>
      <div className="mt-6">
        <QueryNotice query={list} isAlone>
          Die Nachrichten konnten nicht geladen werden.
        </QueryNotice>
        {messages?.length === 0 && <NoMessages />}
        {messages && messages.length > 0 && (
          <Card padding="none">
            <ul aria-label="Nachrichten" className="divide-y divide-section">
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          </Card>
        )}
        <MoreButton list={list} />
      </div>
    </>
  )
}

function NoMessages() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-secondary">Noch wurde keine Nachricht geschrieben.</p>
      <ButtonLink to="/admin/termine" search={{}} size="small">
        Zu den Terminen
      </ButtonLink>
    </Card>
  )
}

function MessageRow({ message }: { message: ListedMessage }) {
  const { id, subject, date, mails, sentBy, createdAt } = message
  return (
    <li className="relative grid gap-x-5 gap-y-1.5 px-5 py-4 text-small transition-colors first:rounded-t-card last:rounded-b-card hover:bg-page sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to="/admin/nachrichten/$id"
          params={{ id }}
          className="wrap-anywhere rounded-sm font-semibold leading-snug after:absolute after:inset-0 hover:underline"
        >
          {subject}
        </Link>
        {date && (
          <p className="mt-0.5 text-secondary">
            {`${date.trainingTitle}, ${unbrokenDate(date.date)}`}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{sentText(mails)}</span>
          {mails.waiting > 0 && <Badge tone="orange">{waitingText(mails)}</Badge>}
          {mails.failed > 0 && <Badge tone="red">{failedText(mails)}</Badge>}
        </p>
      </div>
      <p className="wrap-anywhere text-muted tabular-nums md:text-right">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        <span className="block">{sentBy}</span>
      </p>
    </li>
  )
}
