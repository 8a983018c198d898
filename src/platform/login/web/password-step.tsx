import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { PasswordField } from './password-field.tsx'
import { type Credentials, useLogin } from './use-login.ts'

/** Rejects only what cannot be an address; the server checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

interface PasswordStepProps {
  returnTo: string | null
  /** Earlier input, for administrators who return from step 2. */
  typed: Credentials | null
  onCodeRequired: (typed: Credentials) => void
}

/** Step 1 of the login: e-mail and password. */
export function PasswordStep({ returnTo, typed, onCodeRequired }: PasswordStepProps) {
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
      <Button
        type="submit"
        pending={login.isPending}
        pendingLabel="Anmeldung läuft..."
        className="mt-1"
      >
        Anmelden
      </Button>
      <Link
        to="/admin/passwort-vergessen"
        className="inline-flex min-h-11 items-center justify-self-start rounded-input font-semibold text-small underline underline-offset-4 hover:decoration-2"
      >
        Passwort vergessen?
      </Link>
    </form>
  )
}
