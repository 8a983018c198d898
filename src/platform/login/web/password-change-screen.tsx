import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ApiError, call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { removeAdminData, useFailure } from './admin-refusal.ts'
import { useAdmin } from './admin-session.ts'
import { confirmedCall } from './confirmed-call.ts'
import { EntryLayout } from './entry-layout.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { faultOfConfirmation, faultOfPassword } from './password-rules.ts'
import { useSessionWatch } from './use-session-watch.ts'

interface NewPassword {
  newPassword: string
  confirmation: string
}

export function PasswordChangeScreen() {
  useSessionWatch()
  const { adminUser } = useAdmin()
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<NewPassword>(
    {
      defaultValues: { newPassword: '', confirmation: '' },
    },
  )
  const change = usePasswordChange({
    onRefused: (message) => {
      if (message) setError('newPassword', { message })
      setFocus('newPassword', { shouldSelect: true })
    },
  })
  const { errors } = formState

  return (
    <EntryLayout title="Passwort ändern" note="Bitte ändern Sie Ihr Passwort beim ersten Login">
      <form
        noValidate
        onSubmit={handleSubmit(({ newPassword }) => change.mutate(newPassword), notifyFault)}
        className="mt-6 grid gap-5"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" autoComplete="username" value={adminUser?.email ?? ''} />
        <PasswordField
          id="new-password"
          label="Neues Passwort"
          placeholder="Mindestens 8 Zeichen"
          autoComplete="new-password"
          enterKeyHint="next"
          error={errors.newPassword?.message}
          {...register('newPassword', {
            validate: (password) => faultOfPassword(password)?.description,
            deps: 'confirmation',
          })}
        />
        <PasswordField
          id="password-confirmation"
          label="Passwort bestätigen"
          autoComplete="new-password"
          enterKeyHint="done"
          error={errors.confirmation?.message}
          {...register('confirmation', {
            validate: (confirmation, { newPassword }) =>
              faultOfConfirmation(newPassword, confirmation)?.description,
          })}
        />
        <Button
          type="submit"
          pending={change.isPending}
          pendingLabel="Wird geändert..."
          className="mt-1"
        >
          Passwort ändern
        </Button>
      </form>
      <PasswordDialog />
    </EntryLayout>
  )

  function notifyFault() {
    const { newPassword, confirmation } = getValues()
    const fault = faultOfPassword(newPassword) ?? faultOfConfirmation(newPassword, confirmation)
    if (fault) notify({ ...fault, variant: 'destructive' })
  }
}

/** @param ends.onRefused called with the problem of the password, undefined where the reason is another */
function usePasswordChange({ onRefused }: { onRefused: (message: string | undefined) => void }) {
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
      await router.navigate({ to: '/admin/dashboard', replace: true })
    },
    onError: (error) => {
      notifyFailure(error, 'Passwort konnte nicht geändert werden')
      const wrong = error instanceof ApiError ? error.problem?.errors?.[0] : undefined
      onRefused(wrong?.path === 'newPassword' ? wrong.message : undefined)
    },
  })
}
