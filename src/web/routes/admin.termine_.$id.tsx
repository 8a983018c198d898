import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { DateScreen } from '../features/dates/date-screen.tsx'

export const Route = createFileRoute('/admin/termine_/$id')({
  ...adminRoute('Termin'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminBackShell>
      <DateScreen key={id} id={id} />
    </AdminBackShell>
  )
}
