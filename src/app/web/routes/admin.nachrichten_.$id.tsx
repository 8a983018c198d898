import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { MessageScreen } from '#office/messages/web/message-screen.tsx'

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
