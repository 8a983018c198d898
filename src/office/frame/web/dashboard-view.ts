const DASHBOARD_VIEWS = [
  'teilnehmer',
  'anmeldungen',
  'cms',
  'mails',
  'protokoll',
  'personen',
] as const
export type DashboardView = (typeof DASHBOARD_VIEWS)[number]

export const DEFAULT_VIEW: DashboardView = 'teilnehmer'

/** The tab of `?ansicht=`; the first one for unknown values. */
export function viewFrom(name: unknown): DashboardView {
  return DASHBOARD_VIEWS.find((view) => view === name) ?? DEFAULT_VIEW
}
