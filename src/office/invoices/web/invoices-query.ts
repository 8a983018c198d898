import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { readPage } from '#platform/design/web/api-answers.ts'
import { bankLinesKey, invoicesKey } from '#shop/payments/web/staff/payments-query.ts'
import type { InvoiceListFilter } from '../domain/invoice-list.ts'

const [PATH] = invoicesKey
const [LINES] = bankLinesKey
/** Lines on one page. */
export const LINES_A_PAGE = 20

/** Pages of invoices. Read again whenever the list opens. While another selection loads, the earlier rows stay. */
export function invoiceListQuery(filter: InvoiceListFilter) {
  return infiniteQueryOptions({
    queryKey: [PATH, 'list', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(PATH, { query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** The sums of all invoices of the selection. */
export function invoiceSumsQuery(filter: InvoiceListFilter) {
  return queryOptions({
    queryKey: [PATH, 'sums', filter],
    queryFn: ({ signal }) => call('GET', `${PATH}/sums`, { query: filter, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** A page of bank lines of one state; the first is page 0. */
export function bankLinesQuery(state: 'open' | 'entered' | 'ignored', page: number) {
  const query = { state, limit: LINES_A_PAGE, offset: page * LINES_A_PAGE }
  return queryOptions({
    queryKey: [LINES, state, page],
    queryFn: ({ signal }) => call('GET', LINES, { query, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
