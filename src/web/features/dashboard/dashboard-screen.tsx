import { type ReactNode, Suspense } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { AttendeesPanel } from './attendees-panel.tsx'
import type { DashboardView } from './dashboard-view.ts'
import { RegistrationsPanel } from './registrations-panel.tsx'

export interface DashboardTab {
  value: DashboardView
  label: string
  content: ReactNode
}

const OWN_TABS: readonly DashboardTab[] = [
  { value: 'teilnehmer', label: 'Teilnehmer-Details', content: <AttendeesPanel /> },
  { value: 'anmeldungen', label: 'Anmeldungen (Übersicht)', content: <RegistrationsPanel /> },
]

interface DashboardScreenProps {
  view: DashboardView
  onViewChange: (view: DashboardView) => void
  /** The tabs of other features, after the dashboard's own. Their content may be lazy. */
  moreTabs: readonly DashboardTab[]
}

export function DashboardScreen({ view, onViewChange, moreTabs }: DashboardScreenProps) {
  const tabs = [...OWN_TABS, ...moreTabs].map((tab) => ({
    ...tab,
    content: <Suspense fallback={<LoadingTab />}>{tab.content}</Suspense>,
  }))
  return (
    <>
      <h1 className="mb-6 text-h2">Admin-Dashboard</h1>
      <Tabs label="Ansicht" tabs={tabs} value={view} onChange={onViewChange} />
    </>
  )
}

function LoadingTab() {
  return (
    <p role="status" className="text-secondary">
      Lädt...
    </p>
  )
}
