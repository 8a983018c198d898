import { createFileRoute } from '@tanstack/react-router'
import { ComposeScreen } from '#office/messages/web/compose-screen.tsx'
import { parseComposeSearch } from '#office/messages/web/compose-search.ts'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/nachrichten_/neu')({
  staticData: { title: 'Nachricht schreiben', roles: OFFICE },
  validateSearch: parseComposeSearch,
  component: Screen,
})

function Screen() {
  return <ComposeScreen search={Route.useSearch()} />
}
