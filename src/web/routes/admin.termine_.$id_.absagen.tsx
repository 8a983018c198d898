import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { CancelDateScreen } from '../features/date-cancellation/cancel-date-screen.tsx'

export const Route = createFileRoute('/admin/termine_/$id_/absagen')({
  ...adminRoute('Termin absagen'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminShell>
      <CancelDateScreen key={id} id={id} />
    </AdminShell>
  )
}
