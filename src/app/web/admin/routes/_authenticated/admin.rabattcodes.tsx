import { createFileRoute } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { CodesScreen } from '#shop/discount-codes/web/codes-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/rabattcodes')({
  staticData: { title: 'Rabattcodes', roles: OFFICE },
  component: CodesScreen,
})
