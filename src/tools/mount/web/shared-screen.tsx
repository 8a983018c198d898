import { useSearch } from '@tanstack/react-router'
import { RoomsScreen } from '#tools/reports/web/rooms-screen.tsx'

/** What people have shared with the tools, for staff. */
export function SharedScreen() {
  const { gemeldet } = useSearch({ from: '/_authenticated/admin/geteiltes' })
  return <RoomsScreen isReported={gemeldet === true} />
}
