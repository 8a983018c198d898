import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { PasswordField } from './password-field.tsx'
import { faultOfConfirmation, faultOfPassword } from './password-rules.ts'

interface NewPassword {
  newPassword: string
  confirmation: string
}

interface NewPasswordFormProps {
  /** The account that the password belongs to, for password managers. */
  email: string
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  /** @param refuse takes the problem of the password; undefined where the reason is another */
  onSubmit: (newPassword: string, refuse: (message: string | undefined) => void) => void
}

/** Asks for a new password, twice. */
export function NewPasswordForm({
  email,
  submitLabel,
  pendingLabel,
  isPending,
  onSubmit,
}: NewPasswordFormProps) {
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<NewPassword>(
    {
      defaultValues: { newPassword: '', confirmation: '' },
    },
  )
  const { errors } = formState

  function refuse(message: string | undefined) {
    if (message) setError('newPassword', { message })
    setFocus('newPassword', { shouldSelect: true })
  }

  function notifyFault() {
    const { newPassword, confirmation } = getValues()
    const fault = faultOfPassword(newPassword) ?? faultOfConfirmation(newPassword, confirmation)
    if (fault) notify({ ...fault, variant: 'destructive' })
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ newPassword }) => onSubmit(newPassword, refuse), notifyFault)}
      className="mt-6 grid gap-5"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
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
      <Button type="submit" pending={isPending} pendingLabel={pendingLabel} className="mt-1">
        {submitLabel}
      </Button>
    </form>
  )
}
