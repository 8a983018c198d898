import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import type { TableSort } from '#platform/design/web/table-sorting.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { INVOICE_GAPS, type InvoiceGap } from '../domain/invoice-gap.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'

/** The words of the filter "Rechnung" in the address of the dashboard. */
export const GAP_IN_ADDRESS: Readonly<Record<InvoiceGap, string>> = {
  missing: 'fehlt',
  unfit: 'weicht-ab',
}

/** The filter from the search parameters. An unknown status or word is ignored. */
export function filterFrom({
  q,
  training,
  termin,
  status,
  paket,
  rechnung,
}: DashboardSearch): RegistrationFilter {
  return {
    q,
    training,
    date: termin,
    status: REGISTRATION_STATUSES.find((one) => one === status),
    package: paket,
    invoice: INVOICE_GAPS.find((gap) => GAP_IN_ADDRESS[gap] === rechnung),
  }
}

export function isFiltered(filter: RegistrationFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

/** The order named in `?sort=`, where the list has such a column; otherwise undefined. */
export function sortFrom<Sort extends string>(
  text: string | undefined,
  sorts: readonly Sort[],
): TableSort<Sort> | undefined {
  const isDescending = text?.startsWith('-')
  const name = isDescending ? text?.slice(1) : text
  const by = sorts.find((one) => one === name)
  return by && { by, direction: isDescending ? 'desc' : 'asc' }
}

/** The reverse of {@link sortFrom}. */
export function sortText(sort: TableSort<string> | undefined): string | undefined {
  return sort && (sort.direction === 'desc' ? `-${sort.by}` : sort.by)
}

export type ListParameters<Sort extends string> = RegistrationFilter & {
  sort: Sort | undefined
  direction: TableSort<Sort>['direction'] | undefined
}

/** Parameters of the list's requests. Undefined ones are left out. */
export function listParameters<Sort extends string>(
  filter: RegistrationFilter,
  sort: TableSort<Sort> | undefined,
): ListParameters<Sort> {
  return { ...filter, sort: sort?.by, direction: sort?.direction }
}

/** The search parameters that select and order the rows of a list. */
export function printSearch({
  ansicht,
  q,
  training,
  termin,
  status,
  paket,
  rechnung,
  sort,
}: DashboardSearch) {
  return { ansicht, q, training, termin, status, paket, rechnung, sort }
}
