import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { MessagesScreen } from '../features/messages/messages-screen.tsx'

export const Route = createFileRoute('/admin/nachrichten')({
  ...adminRoute('Nachrichten'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <MessagesScreen />
    </AdminBackShell>
  )
}
