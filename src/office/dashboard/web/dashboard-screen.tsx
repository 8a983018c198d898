import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { FiguresSection } from '#office/figures/web/figures-section.tsx'
import { type DashboardView, DEFAULT_VIEW } from '#office/frame/web/dashboard-view.ts'
import { LISTS_ID } from '#office/frame/web/lists-id.ts'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { AttendeesPanel } from '#office/registrations/web/attendees-panel.tsx'
import { RegistrationsPanel } from '#office/registrations/web/registrations-panel.tsx'
import type { Todo } from '#office/todo/domain/todo.ts'
import { todoQuery } from '#office/todo/web/todo-query.ts'
import { TodoSection } from '#office/todo/web/todo-section.tsx'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { type CountedWord, counted } from '#platform/design/web/counted.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { Tabs } from '#platform/design/web/staff/tabs.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { NextDates } from './next-dates.tsx'

export interface DashboardTab {
  value: DashboardView
  label: string
  /** What of the tab is to do: its number is shown at the tab. */
  todo?: { kind: keyof Todo; words: CountedWord }
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
  const { data: todo } = useQuery(todoQuery)
  const tabs = [...OWN_TABS, ...moreTabs].map((tab) => ({
    ...tab,
    waiting: waitingIn(tab, todo),
    content: <Suspense fallback={<LoadingTab />}>{tab.content}</Suspense>,
  }))
  return (
    <>
      <p className="mb-4 hidden print:block">{`${FIRM.name} · Gedruckt am ${today}`}</p>
      <div className="print:hidden">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-h2">Admin-Dashboard</h1>
          <ButtonLink to="/admin/anmeldungen/neu" preload={false} size="small">
            Neue Anmeldung
          </ButtonLink>
        </div>
        <TodoSection />
        <NextDates />
        <FiguresSection />
      </div>
      <div id={LISTS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Tabs
          label="Ansicht"
          tabs={tabs}
          value={search.ansicht ?? DEFAULT_VIEW}
          onChange={(view) => {
            // The filter applies to every list; the columns to sort by differ.
            replace({ ansicht: view === DEFAULT_VIEW ? undefined : view, sort: undefined })
          }}
        />
      </div>
    </>
  )
}

function waitingIn({ todo: waiting }: DashboardTab, todo: Todo | undefined) {
  const count = waiting ? (todo?.[waiting.kind].count ?? 0) : 0
  return waiting && count > 0 ? { count, words: counted(waiting.words, count) } : null
}

function LoadingTab() {
  return (
    <p role="status" className="text-secondary">
      Lädt...
    </p>
  )
}
