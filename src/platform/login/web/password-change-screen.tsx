import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError, call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { removeAdminData, useFailure } from './admin-refusal.ts'
import { useAdmin } from './admin-session.ts'
import { confirmedCall } from './confirmed-call.ts'
import { EntryLayout } from './entry-layout.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export function PasswordChangeScreen() {
  useSessionWatch()
  const { adminUser } = useAdmin()
  const change = usePasswordChange()
  return (
    <EntryLayout title="Passwort ändern" note="Bitte ändern Sie Ihr Passwort beim ersten Login">
      <NewPasswordForm
        email={adminUser?.email ?? ''}
        submitLabel="Passwort ändern"
        pendingLabel="Wird geändert..."
        isPending={change.isPending}
        onSubmit={(newPassword, refuse) =>
          change.mutate(newPassword, { onError: (error) => refuse(passwordProblem(error)) })
        }
      />
      <PasswordDialog />
    </EntryLayout>
  )
}

/** What the server says is wrong with a new password; undefined where the reason is another. */
export function passwordProblem(error: unknown): string | undefined {
  const wrong = error instanceof ApiError ? error.problem?.errors?.[0] : undefined
  return wrong?.path === 'newPassword' ? wrong.message : undefined
}

function usePasswordChange() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: (newPassword: string) =>
      confirmedCall(() => call('POST', '/api/admin/change-password', { body: { newPassword } })),
    onSuccess: async () => {
      notify({
        title: 'Passwort geändert',
        description: 'Ihr Passwort wurde erfolgreich geändert.',
      })
      removeAdminData(queryClient)
      await router.navigate({ to: '/admin', replace: true })
    },
    onError: (error) => notifyFailure(error, 'Passwort konnte nicht geändert werden'),
  })
}
