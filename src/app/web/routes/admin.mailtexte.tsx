import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { MailTextsScreen } from '#office/mail-texts/web/mail-texts-screen.tsx'

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
