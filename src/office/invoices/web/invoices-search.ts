import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import {
  INVOICE_FILTERS,
  type InvoiceFilter,
  type InvoiceListFilter,
} from '../domain/invoice-list.ts'

/** The German names of the filters, in the address and on screen. */
export const FILTER_WORDS: Readonly<Record<InvoiceFilter, { inAddress: string; label: string }>> = {
  open: { inAddress: 'offen', label: 'Offen' },
  overdue: { inAddress: 'ueberfaellig', label: 'Überfällig' },
  paid: { inAddress: 'bezahlt', label: 'Bezahlt' },
  written_off: { inAddress: 'ausgebucht', label: 'Ausgebucht' },
  to_refund: { inAddress: 'zu-erstatten', label: 'Zu erstatten' },
  cancelled: { inAddress: 'storniert', label: 'Storniert' },
}

/** What is shown instead of the list. */
const VIEWS = ['kontoauszug', 'erinnerungen'] as const
type InvoicesView = (typeof VIEWS)[number]

/** Search parameters of the invoices. */
export interface InvoicesSearch {
  ansicht?: InvoicesView | undefined
  status?: string | undefined
  von?: string | undefined
  bis?: string | undefined
  q?: string | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseInvoicesSearch(search: Record<string, unknown>): InvoicesSearch {
  const { ansicht, status, von, bis, q } = search
  return {
    ansicht: viewOf(ansicht),
    status: filterOf(status) && String(status),
    von: dayFrom(von),
    bis: dayFrom(bis),
    q: q === undefined || q === '' ? undefined : String(q).slice(0, 200),
  }
}

/** The filter of the calls. */
export function invoiceFilterOf({ status, von, bis, q }: InvoicesSearch): InvoiceListFilter {
  return { status: filterOf(status), from: von, to: bis, q }
}

/** The view of that name; undefined for the list. */
export function viewOf(name: unknown): InvoicesView | undefined {
  return VIEWS.find((view) => view === name)
}

function filterOf(word: unknown): InvoiceFilter | undefined {
  return INVOICE_FILTERS.find((filter) => FILTER_WORDS[filter].inAddress === word)
}

function dayFrom(value: unknown): string | undefined {
  return typeof value === 'string' && isCalendarDay(value) ? value : undefined
}
