import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { CancelDateScreen } from '#shop/date-cancellation/web/cancel-date-screen.tsx'

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
