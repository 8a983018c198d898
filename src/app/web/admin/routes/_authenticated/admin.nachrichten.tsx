import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '#office/messages/web/messages-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/nachrichten')({
  staticData: { title: 'Nachrichten', roles: OFFICE },
  component: MessagesScreen,
})
