import { createFileRoute } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { DatesScreen } from '#shop/dates/web/dates-screen.tsx'
import { parseDatesSearch } from '#shop/dates/web/dates-search.ts'

export const Route = createFileRoute('/_authenticated/admin/termine')({
  staticData: { title: 'Termine', roles: OFFICE },
  validateSearch: parseDatesSearch,
  component: Screen,
})

function Screen() {
  return <DatesScreen search={Route.useSearch()} />
}
