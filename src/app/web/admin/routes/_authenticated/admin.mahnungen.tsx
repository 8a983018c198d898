import { createFileRoute } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { RemindersScreen } from '#shop/payments/web/staff/reminders-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/mahnungen')({
  staticData: { title: 'Überfällige Rechnungen', roles: OFFICE },
  component: RemindersScreen,
})
