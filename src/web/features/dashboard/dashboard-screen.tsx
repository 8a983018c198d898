import { Tabs } from '../../ui/tabs.tsx'
import { AttendeesPanel } from './attendees-panel.tsx'
import type { DashboardView } from './dashboard-view.ts'
import { RegistrationsPanel } from './registrations-panel.tsx'

const TABS = [
  { value: 'teilnehmer', label: 'Teilnehmer-Details', content: <AttendeesPanel /> },
  { value: 'anmeldungen', label: 'Anmeldungen (Übersicht)', content: <RegistrationsPanel /> },
] as const

interface DashboardScreenProps {
  view: DashboardView
  onViewChange: (view: DashboardView) => void
}

export function DashboardScreen({ view, onViewChange }: DashboardScreenProps) {
  return (
    <>
      <h1 className="mb-6 text-h2">Admin-Dashboard</h1>
      <Tabs label="Ansicht" tabs={TABS} value={view} onChange={onViewChange} />
    </>
  )
}
