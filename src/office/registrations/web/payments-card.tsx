import { useQuery } from '@tanstack/react-query'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { AccountView } from '#shop/payments/web/staff/account-view.tsx'
import { bookingAccountsQuery } from '#shop/payments/web/staff/payments-query.ts'
import { PageCard } from './page-card.tsx'

/** What was paid of the invoices of a booking; nothing where it has none. */
export function PaymentsCard({ registration }: { registration: RegistrationDetails }) {
  const { data: accounts, error } = useQuery(bookingAccountsQuery(registration.id))
  useSessionRefusalOf(error)
  if (error && !accounts)
    return (
      <PageCard title="Zahlungen">
        <p role="alert" className="text-small">
          Die Zahlungen konnten nicht geladen werden.
        </p>
      </PageCard>
    )
  if (!accounts || accounts.length === 0) return null
  return (
    <PageCard title="Zahlungen">
      <ul aria-label="Konten der Rechnungen" className="grid gap-6">
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountView account={account} />
          </li>
        ))}
      </ul>
    </PageCard>
  )
}
