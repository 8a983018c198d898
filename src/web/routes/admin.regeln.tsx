import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { BookingRulesScreen } from '../features/booking-rules/booking-rules-screen.tsx'

export const Route = createFileRoute('/admin/regeln')({
  ...adminRoute('Regeln für Änderungen'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <BookingRulesScreen />
    </AdminShell>
  )
}
