import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTypedSearch } from '#office/frame/web/use-typed-search.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { INVOICE_FILTERS } from '../domain/invoice-list.ts'
import { FILTER_WORDS, type InvoicesSearch } from './invoices-search.ts'

/** The filter of the invoices: text, state, and days of issue. */
export function InvoiceFilterBar({ search }: { search: InvoicesSearch }) {
  const navigate = useNavigate({ from: '/admin/rechnungen' })
  const change = useCallback(
    (changes: InvoicesSearch, replace = false) =>
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const store = useCallback((text: string) => change({ q: text || undefined }, true), [change])
  const { typed, type, searchNow } = useTypedSearch(search.q ?? '', store)
  return (
    <search
      aria-label="Rechnungen eingrenzen"
      className="grid grid-cols-2 gap-4 rounded-card bg-section p-4 sm:p-5 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <TextField
        id="invoice-search"
        type="search"
        label="Suchen nach Nummer, Firma oder Buchung"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        className="col-span-2 lg:col-span-1"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow()
        }}
      />
      <SelectField
        id="invoice-status"
        label="Stand"
        value={search.status ?? ''}
        className="col-span-2 lg:col-span-1"
        onChange={(event) => change({ status: event.target.value || undefined })}
      >
        <option value="">Alle</option>
        {INVOICE_FILTERS.map((filter) => (
          <option key={filter} value={FILTER_WORDS[filter].inAddress}>
            {FILTER_WORDS[filter].label}
          </option>
        ))}
      </SelectField>
      <TextField
        id="invoice-from"
        type="date"
        label="Ausgestellt ab"
        value={search.von ?? ''}
        onChange={(event) => change({ von: event.target.value || undefined })}
      />
      <TextField
        id="invoice-to"
        type="date"
        label="Ausgestellt bis"
        value={search.bis ?? ''}
        onChange={(event) => change({ bis: event.target.value || undefined })}
      />
    </search>
  )
}
