import { createFileRoute } from '@tanstack/react-router'
import { DateScreen } from '#shop/dates/web/date-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/termine_/$id')({
  staticData: { title: 'Termin' },
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <DateScreen key={id} id={id} />
}
