import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { DatesScreen } from '../features/dates/dates-screen.tsx'
import { parseDatesSearch } from '../features/dates/dates-search.ts'

export const Route = createFileRoute('/admin/termine')({
  ...adminRoute('Termine'),
  validateSearch: parseDatesSearch,
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <DatesScreen search={Route.useSearch()} />
    </AdminBackShell>
  )
}
