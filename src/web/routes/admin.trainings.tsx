import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { ShopTrainingsScreen } from '../features/shop-trainings/shop-trainings-screen.tsx'

export const Route = createFileRoute('/admin/trainings')({
  ...adminRoute('Trainings'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <ShopTrainingsScreen />
    </AdminShell>
  )
}
