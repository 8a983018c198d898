import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminPendingScreen } from '#office/frame/web/admin-pending-screen.tsx'
import { adminRoute } from '#office/frame/web/admin-route.ts'

/** The address that people type: it leads to the dashboard, or to the login where nobody is logged in. */
export const Route = createFileRoute('/admin/')({
  ...adminRoute('Admin-Dashboard'),
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true })
  },
  component: Screen,
})

function Screen() {
  return <AdminPendingScreen />
}
