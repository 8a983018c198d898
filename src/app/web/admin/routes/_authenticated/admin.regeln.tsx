import { createFileRoute } from '@tanstack/react-router'
import { BookingRulesScreen } from '#office/settings/web/booking-rules-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/regeln')({
  staticData: { title: 'Regeln für Änderungen' },
  component: BookingRulesScreen,
})
