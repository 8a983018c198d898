import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { CancelDateScreen } from '../features/date-cancellation/cancel-date-screen.tsx'

export const Route = createFileRoute('/admin/termine_/$id_/absagen')({
  ...adminRoute('Termin absagen'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminBackShell>
      <CancelDateScreen key={id} id={id} />
    </AdminBackShell>
  )
}
