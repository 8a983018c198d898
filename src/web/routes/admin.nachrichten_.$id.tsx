import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { MessageScreen } from '../features/messages/message-screen.tsx'

export const Route = createFileRoute('/admin/nachrichten_/$id')({
  ...adminRoute('Nachricht'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminBackShell>
      <MessageScreen key={id} id={id} />
    </AdminBackShell>
  )
}
