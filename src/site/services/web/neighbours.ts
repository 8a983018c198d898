import type { ServiceKey } from '#site/pages/web/page-table.ts'

/** In the order of the home page. */
const ORDER = [
  'potenziale',
  'loesungen',
  'geschaeftsideen',
  'organisationen',
] as const satisfies readonly ServiceKey[]

/** The services before and after this one. The first one follows the last. */
export function neighbours(service: ServiceKey): { previous: ServiceKey; next: ServiceKey } {
  const index = ORDER.indexOf(service)
  const at = (place: number) => ORDER[(place + ORDER.length) % ORDER.length] ?? service
  return { previous: at(index - 1), next: at(index + 1) }
}
