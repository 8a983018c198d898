import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { BookingRulesScreen } from '../features/booking-rules/booking-rules-screen.tsx'

export const Route = createFileRoute('/admin/regeln')({
  ...adminRoute('Regeln für Änderungen'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <BookingRulesScreen />
    </AdminBackShell>
  )
}
