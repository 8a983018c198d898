import { useSearch } from '@tanstack/react-router'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { RoomsScreen } from '#tools/reports/web/rooms-screen.tsx'

/** What people have shared with the tools, for staff. */
export function SharedScreen() {
  const { gemeldet } = useSearch({ from: '/admin/geteiltes' })
  return (
    <AdminShell>
      <RoomsScreen isReported={gemeldet === true} />
    </AdminShell>
  )
}
