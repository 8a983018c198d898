import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { AccountView } from '#shop/payments/web/staff/account-view.tsx'
import { accountQuery } from '#shop/payments/web/staff/payments-query.ts'

/** What was paid of an invoice, beside the list. */
export function AccountDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const account = useQuery(accountQuery(id))
  const { data } = account
  return (
    <Dialog open place="side" title="Zahlungen" onClose={onClose} description={data?.company}>
      <QueryNotice query={account}>Die Zahlungen konnten nicht geladen werden.</QueryNotice>
      {data && <AccountView account={data} />}
    </Dialog>
  )
}
