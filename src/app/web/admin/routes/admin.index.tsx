import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address that people type: it leads to the dashboard, or to the login where nobody is logged in. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true })
  },
})
