import { createFileRoute } from '@tanstack/react-router'
import { MailTextScreen } from '#office/mail-texts/web/mail-text-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/mailtexte_/$template')({
  staticData: { title: 'E-Mail-Text', roles: OFFICE },
  component: Screen,
})

function Screen() {
  const { template } = Route.useParams()
  return <MailTextScreen key={template} template={template} />
}
