import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { DashboardScreen, type DashboardTab } from '#office/dashboard/web/dashboard-screen.tsx'
import { parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { EDITORS, EVERYBODY, OFFICE, OWNERS } from '#platform/basics/domain/staff-role.ts'

const AuditLogPanel = lazy(async () => ({
  default: (await import('#office/audit-log/web/audit-log-panel.tsx')).AuditLogPanel,
}))
const CmsPanel = lazy(async () => ({
  default: (await import('#office/page-texts/web/cms-panel.tsx')).CmsPanel,
}))
const MailsPanel = lazy(async () => ({
  default: (await import('#office/mails/web/mails-panel.tsx')).MailsPanel,
}))
const PrivacyPanel = lazy(async () => ({
  default: (await import('#office/privacy/web/privacy-panel.tsx')).PrivacyPanel,
}))

const MORE_TABS: readonly DashboardTab[] = [
  {
    value: 'cms',
    label: 'CMS Inhalte',
    roles: EDITORS,
    todo: {
      kind: 'translations',
      words: { one: 'Übersetzung zu prüfen', many: 'Übersetzungen zu prüfen' },
    },
    content: <CmsPanel />,
  },
  { value: 'mails', label: 'E-Mails', roles: OFFICE, content: <MailsPanel /> },
  { value: 'protokoll', label: 'Protokoll', roles: OWNERS, content: <AuditLogPanel /> },
  { value: 'personen', label: 'Personendaten', roles: OWNERS, content: <PrivacyPanel /> },
]

export const Route = createFileRoute('/_authenticated/admin/dashboard')({
  staticData: { title: 'Admin-Dashboard', roles: EVERYBODY },
  validateSearch: parseDashboardSearch,
  component: Screen,
})

function Screen() {
  return <DashboardScreen moreTabs={MORE_TABS} />
}
