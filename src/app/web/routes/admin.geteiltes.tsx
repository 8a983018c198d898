import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { RoomsScreen } from '#tools/reports/web/rooms-screen.tsx'
import { parseRoomsSearch } from '#tools/reports/web/rooms-search.ts'

export const Route = createFileRoute('/admin/geteiltes')({
  ...adminRoute('Geteiltes'),
  validateSearch: parseRoomsSearch,
  component: Screen,
})

function Screen() {
  const { gemeldet } = Route.useSearch()
  return (
    <AdminShell>
      <RoomsScreen isReported={gemeldet === true} />
    </AdminShell>
  )
}
