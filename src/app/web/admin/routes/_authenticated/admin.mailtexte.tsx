import { createFileRoute } from '@tanstack/react-router'
import { MailTextsScreen } from '#office/mail-texts/web/mail-texts-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/mailtexte')({
  staticData: { title: 'E-Mail-Texte' },
  component: MailTextsScreen,
})
