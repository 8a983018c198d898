import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ApiError, call, serverMessage } from '#platform/design/web/api.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { EntryLayout } from '#platform/login/web/entry-layout.tsx'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'

/** Opened by the link of a test mail, the token of which is behind "#": the mail has arrived. Needs no login. */
export function TestMailScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery({
    queryKey: ['test-mail', token],
    queryFn: () => call('POST', '/api/test-mail/arrival', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data)
    return (
      <EntryLayout title="Die Testnachricht ist angekommen">
        <p className="mt-4 text-secondary">
          {`Das ist jetzt notiert, ${formatMoment(data.arrivedAt)} Uhr. Sie können diese Seite schließen.`}
        </p>
        <ToAdministration />
      </EntryLayout>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <EntryLayout title="Dieser Link gilt nicht">
        <p className="mt-4 text-secondary">
          {`${serverMessage(error)} Senden Sie eine neue Testnachricht.`}
        </p>
        <ToAdministration />
      </EntryLayout>
    )
  return (
    <EntryLayout title="Testnachricht">
      <NotLoaded
        className="min-h-30"
        problem={error !== null && 'Die Ankunft konnte nicht notiert werden.'}
        onRetry={() => void refetch()}
      />
    </EntryLayout>
  )
}

function ToAdministration() {
  return (
    <p className="mt-4">
      <Link
        to="/admin"
        className="rounded-sm font-semibold text-brand underline underline-offset-4"
      >
        Zur Verwaltung
      </Link>
    </p>
  )
}
