import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { MessageScreen } from '../features/messages/message-screen.tsx'

export const Route = createFileRoute('/admin/nachrichten_/$id')({
  ...adminRoute('Nachricht'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminShell>
      <MessageScreen key={id} id={id} />
    </AdminShell>
  )
}
