import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { REQUEST_WORDS, requestTitle } from './request-texts.ts'
import type { BookingState } from './use-booking-view.ts'

/** The requests and their answers. */
export function RequestsSection({ view: { requests, seats } }: Pick<BookingState, 'view'>) {
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby="requests">
      <h2 id="requests" className="text-h4">
        Deine Anfragen
      </h2>
      <ul className="mt-2 divide-y divide-sand">
        {requests.map((request) => {
          const { label, tone } = REQUEST_WORDS[request.state]
          return (
            <li key={request.id} className="py-4 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="font-semibold font-text text-base tracking-normal">
                  {requestTitle(request, seats)}
                </h3>
                <Badge tone={tone}>{label}</Badge>
              </div>
              <p className="mt-1 text-muted text-small">
                {unbrokenDate(formatLongMoment(request.createdAt))}
              </p>
              {request.reason !== '' && <Quote name="Du" text={request.reason} />}
              {request.answeredAt !== null && request.answer !== '' && (
                <Quote name="Unser Büro" text={request.answer} />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Quote({ name, text }: { name: string; text: string }) {
  return (
    <p className="mt-2 whitespace-pre-line break-words border-sand border-l-4 pl-4 text-small">
      <span className="font-semibold">{`${name}:`}</span>
      <span>{` ${text}`}</span>
    </p>
  )
}
