import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { returnPath } from '../lib/admin-session/admin-redirect.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

interface LoginSearch {
  /** The page that redirected to the login; it is opened afterwards. */
  weiter?: string | undefined
}

export const Route = createFileRoute('/admin/login')({
  validateSearch: ({ weiter }: Record<string, unknown>): LoginSearch => ({
    weiter: returnPath(weiter) ?? undefined,
  }),
  head: () => adminHead('Admin Login'),
  component: Screen,
})

function Screen() {
  const { weiter } = Route.useSearch()
  return <LoginScreen returnTo={weiter ?? null} />
}
