import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DateScreen } from '../features/dates/date-screen.tsx'

export const Route = createFileRoute('/admin/termine_/$id')({
  ...adminRoute('Termin'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminShell>
      <DateScreen key={id} id={id} />
    </AdminShell>
  )
}
