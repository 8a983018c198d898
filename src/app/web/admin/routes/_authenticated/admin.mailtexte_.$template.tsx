import { createFileRoute } from '@tanstack/react-router'
import { MailTextScreen } from '#office/mail-texts/web/mail-text-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/mailtexte_/$template')({
  staticData: { title: 'E-Mail-Text' },
  component: Screen,
})

function Screen() {
  const { template } = Route.useParams()
  return <MailTextScreen key={template} template={template} />
}
