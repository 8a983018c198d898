import { createFileRoute } from '@tanstack/react-router'
import { PrintedAttendees, PrintedRegistrations } from '#office/dashboard/web/printed-lists.tsx'
import { PrintedLog } from '#office/dashboard/web/printed-log.tsx'
import { parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { Permitted } from '#office/frame/web/permitted.tsx'
import { PrintedMails } from '#office/mails/web/printed-mails.tsx'
import { OFFICE, OWNERS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/print')({
  staticData: { title: 'Liste drucken', roles: OFFICE },
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
      return (
        <Permitted roles={OWNERS}>
          <PrintedLog search={search} />
        </Permitted>
      )
    default:
      return <PrintedAttendees search={search} />
  }
}
