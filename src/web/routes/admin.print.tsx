import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { PrintedLog } from '../features/audit-log/printed-log.tsx'
import { PrintedAttendees, PrintedRegistrations } from '../features/dashboard/printed-lists.tsx'
import { PrintedMails } from '../features/mails/printed-mails.tsx'
import { requireAdmin } from '../lib/admin-session/admin-guard.ts'
import { type DashboardSearch, parseDashboardSearch } from '../lib/dashboard/dashboard-search.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

export const Route = createFileRoute('/admin/print')({
  ssr: false,
  validateSearch: parseDashboardSearch,
  beforeLoad: requireAdmin,
  head: () => adminHead('Liste drucken'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminBackShell>
      <PrintedView search={Route.useSearch()} />
    </AdminBackShell>
  )
}

function PrintedView({ search }: { search: DashboardSearch }) {
  switch (search.ansicht) {
    case 'anmeldungen':
      return <PrintedRegistrations search={search} />
    case 'mails':
      return <PrintedMails search={search} />
    case 'protokoll':
      return <PrintedLog search={search} />
    default:
      return <PrintedAttendees search={search} />
  }
}
