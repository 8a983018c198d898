import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { counted } from '#platform/design/web/counted.ts'
import { Tabs } from '#platform/design/web/staff/tabs.tsx'
import { BankPanel } from './bank-panel.tsx'
import { InvoiceListPanel } from './invoice-list-panel.tsx'
import { bankLinesQuery } from './invoices-query.ts'
import type { InvoicesSearch } from './invoices-search.ts'

const TO_CHECK = { one: 'Umsatz zu prüfen', many: 'Umsätze zu prüfen' }

/** All invoices with what was paid of them, and the bank statements that say so. */
export function InvoicesScreen({ search }: { search: InvoicesSearch }) {
  const navigate = useNavigate({ from: '/admin/rechnungen' })
  const { data } = useQuery(bankLinesQuery('open', 0))
  const count = data?.count ?? 0
  return (
    <>
      <h1 className="text-h2">Rechnungen</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-secondary">
        Was in Rechnung gestellt ist, was davon offen ist und was auf dem Konto angekommen ist. Neue
        Rechnungen stellen Sie auf der Seite einer Anmeldung aus.
      </p>
      <Tabs
        label="Rechnungen und Kontoauszug"
        value={search.ansicht ?? 'liste'}
        onChange={(view) =>
          void navigate({
            search: (before) => ({
              ...before,
              ansicht: view === 'kontoauszug' ? view : undefined,
            }),
          })
        }
        tabs={[
          {
            value: 'liste',
            label: 'Rechnungen',
            content: <InvoiceListPanel search={search} />,
          },
          {
            value: 'kontoauszug',
            label: 'Kontoauszug',
            waiting: count > 0 ? { count, words: counted(TO_CHECK, count) } : null,
            content: <BankPanel />,
          },
        ]}
      />
    </>
  )
}
