import { createFileRoute } from '@tanstack/react-router'
import { PrintedAttendees, PrintedRegistrations } from '#office/dashboard/web/printed-lists.tsx'
import { PrintedLog } from '#office/dashboard/web/printed-log.tsx'
import { parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { PrintedMails } from '#office/mails/web/printed-mails.tsx'

export const Route = createFileRoute('/_authenticated/admin/print')({
  staticData: { title: 'Liste drucken' },
  validateSearch: parseDashboardSearch,
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
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
