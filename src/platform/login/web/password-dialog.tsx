import { useMutation } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { call, OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { useSessionRefusal } from './admin-refusal.ts'
import { useAdmin } from './admin-session.ts'
import { passwordQuestion } from './confirmed-call.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for the password again where a call needs it (`confirmedCall`). Each frame of the administration has one. */
export function PasswordDialog() {
  const answer = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.read, () => null)
  if (answer === null) return null
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title="Passwort bestätigen"
      description="Dafür brauchen wir Ihr Passwort noch einmal. Danach fragen wir fünf Minuten lang nicht wieder."
    >
      <PasswordForm onConfirmed={() => answer(true)} onCancel={() => answer(false)} />
    </Dialog>
  )
}

interface PasswordFormProps {
  onConfirmed: () => void
  onCancel: () => void
}

function PasswordForm({ onConfirmed, onCancel }: PasswordFormProps) {
  const { adminUser } = useAdmin()
  const handleSessionRefusal = useSessionRefusal()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  })
  const confirm = useMutation({
    mutationFn: (password: string) => call('POST', '/api/admin/confirm', { body: { password } }),
    onSuccess: onConfirmed,
    onError: (error) => {
      if (handleSessionRefusal(error)) return onCancel()
      const reason = error instanceof OfflineError ? error.message : serverMessage(error)
      setError('password', { message: reason ?? 'Das hat nicht geklappt.' })
      setFocus('password', { shouldSelect: true })
    },
  })
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password }) => confirm.mutate(password))}
      className="grid gap-5"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="text" autoComplete="username" value={adminUser?.email ?? ''} />
      <PasswordField
        id="confirmed-password"
        label="Ihr Passwort"
        autoComplete="current-password"
        enterKeyHint="done"
        error={formState.errors.password?.message}
        {...register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="small" disabled={confirm.isPending} onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" size="small" pending={confirm.isPending}>
          Bestätigen
        </Button>
      </div>
    </form>
  )
}
