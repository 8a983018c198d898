import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { MessagesScreen } from '#office/messages/web/messages-screen.tsx'

export const Route = createFileRoute('/admin/nachrichten')({
  ...adminRoute('Nachrichten'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <MessagesScreen />
    </AdminShell>
  )
}
