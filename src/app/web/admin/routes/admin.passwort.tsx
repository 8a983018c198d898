import { createFileRoute } from '@tanstack/react-router'
import { PasswordLinkScreen } from '#platform/login/web/password-link-screen.tsx'

export const Route = createFileRoute('/admin/passwort')({
  staticData: { title: 'Passwort setzen' },
  component: PasswordLinkScreen,
})
