import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { ShopTrainingsScreen } from '../features/shop-trainings/shop-trainings-screen.tsx'

export const Route = createFileRoute('/admin/trainings')({
  ...adminRoute('Trainings'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <ShopTrainingsScreen />
    </AdminBackShell>
  )
}
