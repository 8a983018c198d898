import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { ShopTrainingsScreen } from '#shop/trainings/web/staff/shop-trainings-screen.tsx'

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
