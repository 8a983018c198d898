import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { DateScreen } from '#shop/dates/web/date-screen.tsx'

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
