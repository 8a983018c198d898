import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { MailTextScreen } from '#office/mail-texts/web/mail-text-screen.tsx'

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
