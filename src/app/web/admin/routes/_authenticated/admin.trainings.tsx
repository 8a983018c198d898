import { createFileRoute } from '@tanstack/react-router'
import { ShopTrainingsScreen } from '#shop/trainings/web/staff/shop-trainings-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/trainings')({
  staticData: { title: 'Trainings' },
  component: ShopTrainingsScreen,
})
