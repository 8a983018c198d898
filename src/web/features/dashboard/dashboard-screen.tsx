import { type ReactNode, Suspense } from 'react'
import { berlinDay, formatLongDay } from '#domain/calendar-day.ts'
import { FIRM } from '../../content/firm.ts'
import { type DashboardView, DEFAULT_VIEW } from '../../lib/dashboard/dashboard-view.ts'
import { useDashboardSearch } from '../../lib/dashboard/use-dashboard-search.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AttendeesPanel } from './attendees-panel.tsx'
import { ChartsToggle } from './charts-toggle.tsx'
import { FiguresSection } from './figures-section.tsx'
import { MissingLinks } from './missing-links.tsx'
import { NextDates } from './next-dates.tsx'
import { RegistrationDetailsSheet } from './registration-details-sheet.tsx'
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
  /** Tabs of other features, after the dashboard's own. Their content may be lazy. */
  moreTabs: readonly DashboardTab[]
}

export function DashboardScreen({ moreTabs }: DashboardScreenProps) {
  const { search, replace } = useDashboardSearch()
  const today = formatLongDay(berlinDay(new Date()))
  const tabs = [...OWN_TABS, ...moreTabs].map((tab) => ({
    ...tab,
    content: <Suspense fallback={<LoadingTab />}>{tab.content}</Suspense>,
  }))
  return (
    <>
      <p className="mb-4 hidden print:block">{`${FIRM.name} · Gedruckt am ${today}`}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <h1 className="text-h2">Admin-Dashboard</h1>
        <ChartsToggle />
      </div>
      <div className="print:hidden">
        <MissingLinks />
        <NextDates />
        <FiguresSection />
      </div>
      <Tabs
        label="Ansicht"
        tabs={tabs}
        value={search.ansicht ?? DEFAULT_VIEW}
        onChange={(view) => {
          // The filter applies to every list; the columns to sort by differ.
          replace({ ansicht: view === DEFAULT_VIEW ? undefined : view, sort: undefined })
        }}
      />
      <RegistrationDetailsSheet id={search.anmeldung} />
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
