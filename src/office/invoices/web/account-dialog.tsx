import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { AccountView } from '#shop/payments/web/staff/account-view.tsx'
import { accountQuery } from '#shop/payments/web/staff/payments-query.ts'

/** What was paid of an invoice, beside the list. */
export function AccountDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(accountQuery(id))
  useSessionRefusalOf(error)
  return (
    <Dialog open place="side" title="Zahlungen" onClose={onClose} description={data?.company}>
      {data && <AccountView account={data} />}
      {!data && isFetching && <p role="status">Lädt...</p>}
      {!data && error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Zahlungen konnten nicht geladen werden.
        </LoadProblem>
      )}
    </Dialog>
  )
}
