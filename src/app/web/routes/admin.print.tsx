import { createFileRoute } from '@tanstack/react-router'
import { PrintedAttendees, PrintedRegistrations } from '#office/dashboard/web/printed-lists.tsx'
import { PrintedLog } from '#office/dashboard/web/printed-log.tsx'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { type DashboardSearch, parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { PrintedMails } from '#office/mails/web/printed-mails.tsx'

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
