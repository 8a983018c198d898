import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { MailTextScreen } from '../features/mail-texts/mail-text-screen.tsx'

export const Route = createFileRoute('/admin/mailtexte_/$template')({
  ...adminRoute('E-Mail-Text'),
  component: Screen,
})

function Screen() {
  const { template } = Route.useParams()
  return (
    <AdminShell>
      <MailTextScreen key={template} template={template} />
    </AdminShell>
  )
}
