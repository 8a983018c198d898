import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { MessagesScreen } from '../features/messages/messages-screen.tsx'

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
