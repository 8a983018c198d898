import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { BookingRulesScreen } from '#office/settings/web/booking-rules-screen.tsx'

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
