import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { ComposeScreen } from '../features/messages/compose-screen.tsx'
import { parseComposeSearch } from '../features/messages/compose-search.ts'

export const Route = createFileRoute('/admin/nachrichten_/neu')({
  ...adminRoute('Nachricht schreiben'),
  validateSearch: parseComposeSearch,
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <ComposeScreen search={Route.useSearch()} />
    </AdminBackShell>
  )
}
