import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { ComposeScreen } from '../features/messages/compose-screen.tsx'
import { parseComposeSearch } from '../features/messages/compose-search.ts'

export const Route = createFileRoute('/admin/nachrichten_/neu')({
  ...adminRoute('Nachricht schreiben'),
  validateSearch: parseComposeSearch,
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <ComposeScreen search={Route.useSearch()} />
    </AdminShell>
  )
}
