import { createFileRoute } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { CancelDateScreen } from '#shop/date-cancellation/web/cancel-date-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/termine_/$id_/absagen')({
  staticData: { title: 'Termin absagen', roles: OFFICE },
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <CancelDateScreen key={id} id={id} />
}
