import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '#office/page-texts/web/history-screen.tsx'
import { parseHistorySearch } from '#office/page-texts/web/history-search.ts'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/verlauf')({
  staticData: { title: 'Verlauf', roles: EDITORS },
  validateSearch: parseHistorySearch,
  component: Screen,
})

function Screen() {
  return <HistoryScreen search={Route.useSearch()} />
}
