import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { DatesScreen } from '#shop/dates/web/dates-screen.tsx'
import { parseDatesSearch } from '#shop/dates/web/dates-search.ts'

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
