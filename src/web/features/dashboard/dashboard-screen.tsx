import { Tabs } from '../../ui/tabs.tsx'
import { AttendeesPanel } from './attendees-panel.tsx'
import { ChartsToggle } from './charts-toggle.tsx'
import { DEFAULT_VIEW } from './dashboard-view.ts'
import { FiguresSection } from './figures-section.tsx'
import { RegistrationDetailsSheet } from './registration-details-sheet.tsx'
import { RegistrationsPanel } from './registrations-panel.tsx'
import { useDashboardSearch } from './use-dashboard-search.ts'

const TABS = [
  { value: 'teilnehmer', label: 'Teilnehmer-Details', content: <AttendeesPanel /> },
  { value: 'anmeldungen', label: 'Anmeldungen (Übersicht)', content: <RegistrationsPanel /> },
] as const

export function DashboardScreen() {
  const { search, replace } = useDashboardSearch()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-h2">Admin-Dashboard</h1>
        <ChartsToggle />
      </div>
      <FiguresSection />
      <Tabs
        label="Ansicht"
        tabs={TABS}
        value={search.ansicht ?? DEFAULT_VIEW}
        onChange={(view) => {
          // The filter means the same in every list; the columns to sort by are different ones.
          replace({ ansicht: view === DEFAULT_VIEW ? undefined : view, sort: undefined })
        }}
      />
      <RegistrationDetailsSheet id={search.anmeldung} />
    </>
  )
}
