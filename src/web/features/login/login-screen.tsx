import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import type { Admin } from '#domain/admin/admin.ts'
import { forgetAdminData } from '../../lib/admin-refusal.ts'
import { useAdmin } from '../../lib/admin-session.ts'
import { OfflineError, sendJson, serverMessage } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { PasswordField } from './password-field.tsx'

/** Only what is plainly no address; the server knows the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

interface Credentials {
  email: string
  password: string
}

interface LoginScreenProps {
  /** A page of ours that asked for the login. */
  returnTo: string | null
}

export function LoginScreen({ returnTo }: LoginScreenProps) {
  const isHydrated = useHydrated()
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>()
  const login = useLogin({
    returnTo,
    onRefused: () => setFocus('password', { shouldSelect: true }),
  })
  const { errors } = formState

  return (
    <EntryLayout title="Admin Login">
      <AlreadyLoggedIn />
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
    </EntryLayout>
  )
}

function useLogin({ returnTo, onRefused }: LoginScreenProps & { onRefused: () => void }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      sendJson<Pick<Admin, 'mustChangePassword'>>('POST', '/api/admin/login', credentials),
    onSuccess: async ({ mustChangePassword }) => {
      forgetAdminData(queryClient)
      if (mustChangePassword) {
        await router.navigate({ to: '/admin/change-password', replace: true })
      } else if (returnTo) {
        router.history.replace(returnTo)
      } else {
        await router.navigate({ to: '/admin/dashboard', replace: true })
      }
    },
    onError: (error) => {
      notify({
        title: 'Login fehlgeschlagen',
        description: whyRefused(error),
        variant: 'destructive',
      })
      onRefused()
    },
  })
}

function whyRefused(error: unknown): string {
  if (error instanceof OfflineError) return error.message
  return serverMessage(error) ?? 'Ungültige Anmeldedaten'
}

function AlreadyLoggedIn() {
  const { adminUser } = useAdmin()
  if (!adminUser) return null
  return (
    <p className="mt-4 rounded-input bg-brand-tint px-4 py-3 text-small">
      Sie sind als {adminUser.email} angemeldet.{' '}
      <Link to="/admin/dashboard" preload={false} className="font-semibold text-brand underline">
        Zum Dashboard
      </Link>
    </p>
  )
}
