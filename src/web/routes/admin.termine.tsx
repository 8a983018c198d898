import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DatesScreen } from '../features/dates/dates-screen.tsx'
import { parseDatesSearch } from '../features/dates/dates-search.ts'

export const Route = createFileRoute('/admin/termine')({
  ...adminRoute('Termine'),
  validateSearch: parseDatesSearch,
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <DatesScreen search={Route.useSearch()} />
    </AdminShell>
  )
}
