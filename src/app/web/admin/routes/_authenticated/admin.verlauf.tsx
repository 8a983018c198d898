import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '#office/page-texts/web/history-screen.tsx'
import { parseHistorySearch } from '#office/page-texts/web/history-search.ts'

export const Route = createFileRoute('/_authenticated/admin/verlauf')({
  staticData: { title: 'Verlauf' },
  validateSearch: parseHistorySearch,
  component: Screen,
})

function Screen() {
  return <HistoryScreen search={Route.useSearch()} />
}
