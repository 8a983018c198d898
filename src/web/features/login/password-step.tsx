import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { type Credentials, useLogin } from './use-login.ts'

/** Only what is plainly no address; the server knows the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

interface PasswordStepProps {
  returnTo: string | null
  /** What was typed before, for those who come back from the second step. */
  typed: Credentials | null
  onCodeRequired: (typed: Credentials) => void
}

/** E-mail and password. */
export function PasswordStep({ returnTo, typed, onCodeRequired }: PasswordStepProps) {
  const isHydrated = useHydrated()
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<Credentials>({
    ...(typed ? { defaultValues: typed } : {}),
  })
  const focusPassword = () => setFocus('password', { shouldSelect: true })
  const login = useLogin({
    returnTo,
    onCodeRequired: () => onCodeRequired(getValues()),
    onRefused: focusPassword,
  })
  const { errors } = formState
  const isBack = typed !== null

  useEffect(() => {
    if (isBack) setFocus('password', { shouldSelect: true })
  }, [isBack, setFocus])

  return (
    <form
      noValidate
      onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
      className="mt-6 grid gap-5"
    >
      <TextField
        id="email"
        label="E-Mail"
        type="email"
        placeholder="admin@example.com"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.email?.message}
        {...register('email', {
          required: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
          pattern: {
            value: EMAIL,
            message: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
          },
        })}
      />
      <PasswordField
        id="password"
        label="Passwort"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
      />
      {/* Off until scripts run: the browser's own submit would put the password into the address. */}
      <Button
        type="submit"
        disabled={!isHydrated}
        pending={login.isPending}
        pendingLabel="Anmeldung läuft..."
        className="mt-1 disabled:opacity-100"
      >
        Anmelden
      </Button>
    </form>
  )
}
