import { createFileRoute } from '@tanstack/react-router'
import { returnPath } from '#platform/login/web/admin-redirect.ts'
import { LoginScreen } from '#platform/login/web/login-screen.tsx'

interface LoginSearch {
  /** The page that redirected to the login; it is opened afterwards. */
  weiter?: string | undefined
}

export const Route = createFileRoute('/admin/login')({
  staticData: { title: 'Admin Login' },
  validateSearch: ({ weiter }: Record<string, unknown>): LoginSearch => ({
    weiter: returnPath(weiter) ?? undefined,
  }),
  component: Screen,
})

function Screen() {
  const { weiter } = Route.useSearch()
  return <LoginScreen returnTo={weiter ?? null} />
}
