import type { ServiceKey } from '#site/pages/web/page-table.ts'

/** Background colour of each service. The order is that of the home page. */
export const SERVICE_GROUNDS = {
  potenziale: 'bg-sheet-violet',
  loesungen: 'bg-sheet-sky',
  geschaeftsideen: 'bg-sheet-peach',
  organisationen: 'bg-brand-tint',
} as const satisfies Record<ServiceKey, string>
