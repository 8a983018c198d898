import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { PrintedLog } from '../features/audit-log/printed-log.tsx'
import { PrintedAttendees, PrintedRegistrations } from '../features/dashboard/printed-lists.tsx'
import { PrintedMails } from '../features/mails/printed-mails.tsx'
import { type DashboardSearch, parseDashboardSearch } from '../lib/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/admin/print')({
  ...adminRoute('Liste drucken'),
  validateSearch: parseDashboardSearch,
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <PrintedView search={Route.useSearch()} />
    </AdminShell>
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
