import { createFileRoute } from '@tanstack/react-router'
import { BookingRulesScreen } from '#office/settings/web/booking-rules-screen.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/regeln')({
  staticData: { title: 'Regeln für Buchungen', roles: OWNERS },
  component: BookingRulesScreen,
})
