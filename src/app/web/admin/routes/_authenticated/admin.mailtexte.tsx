import { createFileRoute } from '@tanstack/react-router'
import { MailTextsScreen } from '#office/mail-texts/web/mail-texts-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/mailtexte')({
  staticData: { title: 'E-Mail-Texte', roles: OFFICE },
  component: MailTextsScreen,
})
