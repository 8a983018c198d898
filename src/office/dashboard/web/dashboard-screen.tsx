import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { FiguresSection } from '#office/figures/web/figures-section.tsx'
import { type DashboardView, DEFAULT_VIEW } from '#office/frame/web/dashboard-view.ts'
import { LISTS_ID } from '#office/frame/web/lists-id.ts'
import { Permitted } from '#office/frame/web/permitted.tsx'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { useStaffRole } from '#office/frame/web/use-staff-role.ts'
import { AttendeesPanel } from '#office/registrations/web/attendees-panel.tsx'
import { RegistrationsPanel } from '#office/registrations/web/registrations-panel.tsx'
import { SetupCard } from '#office/setup/web/setup-card.tsx'
import type { Todo } from '#office/todo/domain/todo.ts'
import { todoQuery } from '#office/todo/web/todo-query.ts'
import { TodoSection } from '#office/todo/web/todo-section.tsx'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { OFFICE, type Roles } from '#platform/basics/domain/staff-role.ts'
import { type CountedWord, counted } from '#platform/design/web/counted.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { Tabs } from '#platform/design/web/staff/tabs.tsx'
import { firm } from '#site/pages/web/firm.ts'
import { NextDates } from './next-dates.tsx'

export interface DashboardTab {
  value: DashboardView
  label: string
  /** Who sees it. */
  roles: Roles
  /** What of the tab is to do: its number is shown at the tab. */
  todo?: { kind: keyof Todo; words: CountedWord }
  content: ReactNode
}

const OWN_TABS: readonly DashboardTab[] = [
  { value: 'teilnehmer', label: 'Teilnehmer-Details', roles: OFFICE, content: <AttendeesPanel /> },
  {
    value: 'anmeldungen',
    label: 'Anmeldungen (Übersicht)',
    roles: OFFICE,
    content: <RegistrationsPanel />,
  },
]

interface DashboardScreenProps {
  /** Tabs of other features, after the dashboard's own. Their content may be lazy. */
  moreTabs: readonly DashboardTab[]
}

export function DashboardScreen({ moreTabs }: DashboardScreenProps) {
  const { search, replace } = useDashboardSearch()
  const today = formatLongDay(berlinDay(new Date()))
  const role = useStaffRole()
  const isOfOffice = role !== null && OFFICE.includes(role)
  const { data: todo } = useQuery({ ...todoQuery, enabled: isOfOffice })
  const allTabs = [...OWN_TABS, ...moreTabs]
  const tabs = allTabs
    .filter(({ roles }) => role !== null && roles.includes(role))
    .map((tab) => ({
      ...tab,
      waiting: waitingIn(tab, todo),
      content: <Suspense fallback={<LoadingTab />}>{tab.content}</Suspense>,
    }))
  const wanted = allTabs.find(({ value }) => value === search.ansicht)
  const [first] = tabs
  if (!first) return null
  return (
    <Permitted roles={(wanted ?? first).roles}>
      <p className="mb-4 hidden print:block">{`${firm().name} · Gedruckt am ${today}`}</p>
      <div className="print:hidden">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-h2">Admin-Dashboard</h1>
          {isOfOffice && (
            <ButtonLink to="/admin/anmeldungen/neu" preload={false} size="small">
              Neue Anmeldung
            </ButtonLink>
          )}
        </div>
        <SetupCard />
        {isOfOffice && (
          <>
            <TodoSection />
            <NextDates />
            <FiguresSection />
          </>
        )}
      </div>
      <div id={LISTS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Tabs
          label="Ansicht"
          tabs={tabs}
          value={wanted?.value ?? first.value}
          onChange={(view) => {
            // The filter applies to every list; the columns to sort by differ.
            replace({ ansicht: view === DEFAULT_VIEW ? undefined : view, sort: undefined })
          }}
        />
      </div>
    </Permitted>
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
