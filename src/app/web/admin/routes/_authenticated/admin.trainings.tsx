import { createFileRoute } from '@tanstack/react-router'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import { ShopTrainingsScreen } from '#shop/trainings/web/staff/shop-trainings-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/trainings')({
  staticData: { title: 'Trainings', roles: EDITORS },
  component: ShopTrainingsScreen,
})
