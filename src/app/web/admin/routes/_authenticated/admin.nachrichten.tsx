import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '#office/messages/web/messages-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/nachrichten')({
  staticData: { title: 'Nachrichten' },
  component: MessagesScreen,
})
