import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { DatesScreen } from '../features/dates/dates-screen.tsx'

export const Route = createFileRoute('/admin/termine')({
  ...adminRoute('Termine'),
  validateSearch: ({ termin }: Record<string, unknown>): { termin?: string } =>
    typeof termin === 'string' ? { termin } : {},
  component: Screen,
})

function Screen() {
  const { termin } = Route.useSearch()
  return (
    <AdminBackShell>
      <DatesScreen opened={termin} />
    </AdminBackShell>
  )
}
