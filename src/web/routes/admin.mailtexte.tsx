import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { MailTextsScreen } from '../features/mail-texts/mail-texts-screen.tsx'

export const Route = createFileRoute('/admin/mailtexte')({
  ...adminRoute('E-Mail-Texte'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <MailTextsScreen />
    </AdminShell>
  )
}
