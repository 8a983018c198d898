import { createFileRoute } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { DateScreen } from '#shop/dates/web/date-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/termine_/$id')({
  staticData: { title: 'Termin', roles: OFFICE },
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <DateScreen key={id} id={id} />
}
