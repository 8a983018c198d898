import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { ComposeScreen } from '#office/messages/web/compose-screen.tsx'
import { parseComposeSearch } from '#office/messages/web/compose-search.ts'

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
