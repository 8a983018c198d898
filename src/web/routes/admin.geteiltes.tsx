import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../features/admin-rooms/rooms-screen.tsx'
import { parseRoomsSearch } from '../features/admin-rooms/rooms-search.ts'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'

export const Route = createFileRoute('/admin/geteiltes')({
  ...adminRoute('Geteiltes'),
  validateSearch: parseRoomsSearch,
  component: Screen,
})

function Screen() {
  const { gemeldet } = Route.useSearch()
  return (
    <AdminBackShell>
      <RoomsScreen isReported={gemeldet === true} />
    </AdminBackShell>
  )
}
