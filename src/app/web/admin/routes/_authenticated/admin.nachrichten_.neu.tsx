import { createFileRoute } from '@tanstack/react-router'
import { ComposeScreen } from '#office/messages/web/compose-screen.tsx'
import { parseComposeSearch } from '#office/messages/web/compose-search.ts'

export const Route = createFileRoute('/_authenticated/admin/nachrichten_/neu')({
  staticData: { title: 'Nachricht schreiben' },
  validateSearch: parseComposeSearch,
  component: Screen,
})

function Screen() {
  return <ComposeScreen search={Route.useSearch()} />
}
