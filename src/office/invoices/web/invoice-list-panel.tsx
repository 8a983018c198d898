import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { InvoiceFilterBar } from './invoice-filter-bar.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { InvoiceSumsCards } from './invoice-sums-cards.tsx'
import { invoiceListQuery, invoiceSumsQuery } from './invoices-query.ts'
import { type InvoicesSearch, invoiceFilterOf } from './invoices-search.ts'

const NO_FILTER = { status: undefined, von: undefined, bis: undefined, q: undefined }
const INVOICES = { one: 'Rechnung', many: 'Rechnungen' }

/** The invoices that the filter finds, with their sums. */
export function InvoiceListPanel({ search }: { search: InvoicesSearch }) {
  const navigate = useNavigate({ from: '/admin/rechnungen' })
  const filter = invoiceFilterOf(search)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const sums = useQuery(invoiceSumsQuery(filter))
  const list = useInfiniteQuery(invoiceListQuery(filter))
  const [shown, setShown] = useState<string | null>(null)
  useSessionRefusalOf(sums.error)
  const { data: invoices } = list
  const isCurrent = invoices !== undefined && !list.isPlaceholderData
  const count = sums.data?.count
  return (
    <>
      <InvoiceFilterBar search={search} />
      {sums.data && <InvoiceSumsCards sums={sums.data} />}
      <div className="my-3 flex min-h-11 flex-wrap items-center gap-x-1">
        <p role="status" className="font-semibold text-small tabular-nums">
          {isCurrent && count !== undefined && counted(INVOICES, count)}
        </p>
        {isFiltered && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => void navigate({ search: (before) => ({ ...before, ...NO_FILTER }) })}
          >
            Filter zurücksetzen
          </Button>
        )}
      </div>
      <QueryNotice query={list} isAlone>
        Die Rechnungen konnten nicht geladen werden.
      </QueryNotice>
      {isCurrent && invoices.length === 0 && (
        <Card className="text-center text-secondary">
          {isFiltered ? 'Keine Rechnungen zu dieser Auswahl' : 'Noch keine Rechnung ausgestellt'}
        </Card>
      )}
      {invoices && invoices.length > 0 && (
        <Card padding="none" aria-busy={!isCurrent}>
          <ul aria-label="Rechnungen" className="divide-y divide-section">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onShow={() => setShown(invoice.id)} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton list={list} />
      {shown && <AccountDialog id={shown} onClose={() => setShown(null)} />}
    </>
  )
}
