import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { counted } from '#platform/design/web/counted.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { Tabs } from '#platform/design/web/staff/tabs.tsx'
import { RemindersSection } from '#shop/payments/web/staff/reminders-section.tsx'
import { BankPanel } from './bank-panel.tsx'
import { InvoiceListPanel } from './invoice-list-panel.tsx'
import { bankLinesQuery } from './invoices-query.ts'
import { type InvoicesSearch, viewOf } from './invoices-search.ts'

const TO_CHECK = { one: 'Umsatz zu prüfen', many: 'Umsätze zu prüfen' }

/** All invoices with what was paid of them, and the bank statements that say so. */
export function InvoicesScreen({ search }: { search: InvoicesSearch }) {
  const navigate = useNavigate({ from: '/admin/rechnungen' })
  const { data } = useQuery(bankLinesQuery('open', 0))
  const count = data?.count ?? 0
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">Rechnungen</h1>
          <p className="mt-2 max-w-[60ch] text-secondary">
            Was in Rechnung gestellt ist, was davon offen ist und was auf dem Konto angekommen ist.
            Neue Rechnungen stellen Sie auf der Seite einer Anmeldung aus, oder für mehrere in der
            Liste:{' '}
            <Link
              to="/admin/dashboard"
              search={{ ansicht: 'anmeldungen', rechnung: 'fehlt' }}
              className="underline underline-offset-3"
            >
              Anmeldungen ohne Rechnung
            </Link>
          </p>
        </div>
        <ButtonLink to="/admin/buchhaltung" variant="secondary" size="small" preload={false}>
          Buchhaltung
        </ButtonLink>
      </div>
      <Tabs
        label="Rechnungen, Kontoauszug und Erinnerungen"
        value={search.ansicht ?? 'liste'}
        onChange={(view) =>
          void navigate({
            search: (before) => ({ ...before, ansicht: viewOf(view) }),
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
          { value: 'erinnerungen', label: 'Erinnerungen', content: <RemindersSection /> },
        ]}
      />
    </>
  )
}
