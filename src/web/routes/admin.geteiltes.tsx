import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../features/admin-rooms/rooms-screen.tsx'
import { parseRoomsSearch } from '../features/admin-rooms/rooms-search.ts'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'

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
