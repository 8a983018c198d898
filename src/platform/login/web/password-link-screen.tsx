import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ApiError, call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from './admin-refusal.ts'
import { EntryLayout } from './entry-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { passwordProblem } from './password-change-screen.tsx'

/** Sets a password by the link of an invitation, or of a forgotten password. The token is behind "#" in the address. */
export function PasswordLinkScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => call('POST', '/api/admin/login/link', { body: { token } }),
    // While the login opens, the address has none any more.
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const set = useSetPassword(token, () => void refetch())
  const isLeaving = set.isPending || set.isSuccess
  if (isOver(error) || (token === '' && !isLeaving)) return <LinkIsOver />
  const isInvitation = data?.isInvitation === true
  return (
    <EntryLayout
      title={isInvitation ? 'Willkommen' : 'Neues Passwort'}
      note={
        data &&
        (isInvitation
          ? `Setzen Sie ein Passwort für ${data.email}. Danach melden Sie sich damit an.`
          : `Für ${data.email}. Danach sind alle Sitzungen beendet, und Sie melden sich neu an.`)
      }
    >
      {data ? (
        <NewPasswordForm
          email={data.email}
          submitLabel="Passwort setzen"
          pendingLabel="Wird gesetzt..."
          isPending={set.isPending}
          onSubmit={(newPassword, refuse) =>
            set.mutate(newPassword, { onError: (why) => refuse(passwordProblem(why)) })
          }
        />
      ) : (
        <NotLoaded
          className="min-h-60"
          problem={error !== null && 'Der Link konnte nicht geprüft werden.'}
          onRetry={() => void refetch()}
        />
      )}
    </EntryLayout>
  )
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** @param onOver called where the link has been used or has expired meanwhile */
function useSetPassword(token: string, onOver: () => void) {
  const router = useRouter()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (newPassword: string) =>
      call('POST', '/api/admin/login/password', { body: { token, newPassword } }),
    onSuccess: async () => {
      notify({ title: 'Passwort gesetzt', description: 'Melden Sie sich jetzt damit an.' })
      await router.navigate({ to: '/admin/login', search: {}, replace: true })
    },
    onError: (error) => {
      if (isOver(error)) onOver()
      else notifyFailure(error, 'Das Passwort konnte nicht gesetzt werden.')
    },
  })
}

function LinkIsOver() {
  return (
    <EntryLayout title="Dieser Link gilt nicht mehr">
      <p className="mt-4 text-secondary">
        Er ist abgelaufen, schon benutzt oder durch einen neueren ersetzt.
      </p>
      <p className="mt-4 text-secondary">
        Haben Sie Ihr Passwort vergessen, dann{' '}
        <Link to="/admin/passwort-vergessen" className={LINK}>
          fordern Sie einen neuen Link an
        </Link>
        . Sind Sie eingeladen, dann bitten Sie die Leitung um eine neue Einladung.
      </p>
      <p className="mt-4">
        <Link to="/admin/login" search={{}} className={LINK}>
          Zur Anmeldung
        </Link>
      </p>
    </EntryLayout>
  )
}

const LINK = 'rounded-sm font-semibold text-brand underline underline-offset-4'
