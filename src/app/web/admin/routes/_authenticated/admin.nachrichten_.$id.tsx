import { createFileRoute } from '@tanstack/react-router'
import { MessageScreen } from '#office/messages/web/message-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/nachrichten_/$id')({
  staticData: { title: 'Nachricht', roles: OFFICE },
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <MessageScreen key={id} id={id} />
}
