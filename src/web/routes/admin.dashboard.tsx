import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DashboardScreen, type DashboardTab } from '../features/dashboard/dashboard-screen.tsx'
import { parseDashboardSearch } from '../lib/dashboard/dashboard-search.ts'

const AuditLogPanel = lazy(async () => ({
  default: (await import('../features/audit-log/audit-log-panel.tsx')).AuditLogPanel,
}))
const CmsPanel = lazy(async () => ({
  default: (await import('../features/cms/cms-panel.tsx')).CmsPanel,
}))
const MailsPanel = lazy(async () => ({
  default: (await import('../features/mails/mails-panel.tsx')).MailsPanel,
}))
const PeoplePanel = lazy(async () => ({
  default: (await import('../features/people/people-panel.tsx')).PeoplePanel,
}))

const MORE_TABS: readonly DashboardTab[] = [
  { value: 'cms', label: 'CMS Inhalte', content: <CmsPanel /> },
  { value: 'mails', label: 'E-Mails', content: <MailsPanel /> },
  { value: 'protokoll', label: 'Protokoll', content: <AuditLogPanel /> },
  { value: 'personen', label: 'Personendaten', content: <PeoplePanel /> },
]

const { beforeLoad, ...options } = adminRoute('Admin-Dashboard')

export const Route = createFileRoute('/admin/dashboard')({
  ...options,
  validateSearch: parseDashboardSearch,
  beforeLoad: async (visit) => {
    const { anmeldung: id } = visit.search
    if (id !== undefined)
      throw redirect({ to: '/admin/anmeldungen/$id', params: { id }, replace: true })
    await beforeLoad(visit)
  },
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <DashboardScreen moreTabs={MORE_TABS} />
    </AdminShell>
  )
}
