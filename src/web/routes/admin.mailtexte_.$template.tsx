import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { MailTextScreen } from '../features/mail-texts/mail-text-screen.tsx'

export const Route = createFileRoute('/admin/mailtexte_/$template')({
  ...adminRoute('E-Mail-Text'),
  component: Screen,
})

function Screen() {
  const { template } = Route.useParams()
  return (
    <AdminBackShell>
      <MailTextScreen key={template} template={template} />
    </AdminBackShell>
  )
}
