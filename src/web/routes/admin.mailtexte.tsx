import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { MailTextsScreen } from '../features/mail-texts/mail-texts-screen.tsx'

export const Route = createFileRoute('/admin/mailtexte')({
  ...adminRoute('E-Mail-Texte'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <MailTextsScreen />
    </AdminBackShell>
  )
}
