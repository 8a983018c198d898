import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPasswordScreen } from '#platform/login/web/forgotten-password-screen.tsx'

export const Route = createFileRoute('/admin/passwort-vergessen')({
  staticData: { title: 'Passwort vergessen' },
  component: ForgottenPasswordScreen,
})
