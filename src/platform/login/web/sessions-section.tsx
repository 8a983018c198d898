import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { deviceLabel } from '../domain/device.ts'
import type { OwnSession } from '../domain/session.ts'
import { useSessionRefusalOf } from './admin-refusal.ts'
import { NotLoaded } from './not-loaded.tsx'
import { sessionsQuery } from './sessions-query.ts'
import { useEndOtherSessions, useEndSession } from './use-session-calls.ts'

/** The administrator's active sessions, with buttons that end them. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its session, so the heading takes the focus.
  const focusHeading = () => heading.current?.focus()
  const endOne = useEndSession(focusHeading)
  const endOthers = useEndOtherSessions(focusHeading)
  const isBusy = endOne.isPending || endOthers.isPending
  useSessionRefusalOf(query.error)

  return (
    <Card as="section" aria-labelledby="sessions-title" className="mt-6 max-w-190 print:hidden">
      <h2
        id="sessions-title"
        ref={heading}
        tabIndex={-1}
        className="rounded-sm text-h3 outline-none"
      >
        Ihre Sitzungen
      </h2>
      <p className="mt-3 max-w-[60ch] text-secondary">
        Hier sind Sie angemeldet. Kennen Sie eine Sitzung nicht, melden Sie sie ab und{' '}
        <Link
          to="/admin/change-password"
          className="text-ink underline underline-offset-3 hover:decoration-2"
        >
          ändern Sie Ihr Passwort
        </Link>
        .
      </p>
      {query.data ? (
        <ul className="mt-5 divide-y divide-line border-line border-y">
          {query.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={endOne.isPending && endOne.variables.id === session.id}
              isBusy={isBusy}
              onEnd={() => endOne.mutate(session)}
            />
          ))}
        </ul>
      ) : (
        <NotLoaded
          className="min-h-24"
          problem={query.isError && 'Die Sitzungen konnten nicht geladen werden.'}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && query.data.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-6"
          pending={endOthers.isPending}
          disabled={isBusy}
          onClick={() => endOthers.mutate()}
        >
          Alle anderen abmelden
        </Button>
      )}
    </Card>
  )
}

interface SessionRowProps {
  session: OwnSession
  isEnding: boolean
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, isBusy, onEnd }: SessionRowProps) {
  const label = deviceLabel(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span>{label}</span>
          {session.isCurrent && <Badge tone="green">Dieses Gerät</Badge>}
        </p>
        <p className="mt-1 text-secondary text-small">
          {`Angemeldet: ${formatMoment(session.loggedInAt)} Uhr`}
        </p>
        {!session.isCurrent && (
          <p className="text-secondary text-small">
            {`Zuletzt benutzt: ${formatMoment(session.lastUsedAt)} Uhr`}
          </p>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          pending={isEnding}
          disabled={isBusy}
          onClick={onEnd}
        >
          Abmelden<span className="sr-only">{` ${label}`}</span>
        </Button>
      )}
    </li>
  )
}
