import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { requireAdmin } from '#platform/login/web/admin-guard.ts'

/** The screens behind the login, in their frame. */
export const Route = createFileRoute('/_authenticated')({
  beforeLoad: requireAdmin,
  component: Frame,
})

function Frame() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  )
}
