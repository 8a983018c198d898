import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DashboardScreen, type DashboardTab } from '../features/dashboard/dashboard-screen.tsx'
import { requireAdmin } from '../lib/admin-session/admin-guard.ts'
import { parseDashboardSearch } from '../lib/dashboard/dashboard-search.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

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

export const Route = createFileRoute('/admin/dashboard')({
  ssr: false,
  validateSearch: parseDashboardSearch,
  beforeLoad: requireAdmin,
  head: () => adminHead('Admin-Dashboard'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminShell>
      <DashboardScreen moreTabs={MORE_TABS} />
    </AdminShell>
  )
}
