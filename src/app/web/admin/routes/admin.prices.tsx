import { createFileRoute } from '@tanstack/react-router'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { requireAdmin } from '#platform/login/web/admin-guard.ts'
import { PricesPending } from '#shop/prices/web/prices-pending.tsx'
import { PricesScreen } from '#shop/prices/web/prices-screen.tsx'
import { usePrices } from '#shop/prices/web/use-prices.ts'

/** Behind the login as those in `_authenticated`, but without their frame while it loads. */
export const Route = createFileRoute('/admin/prices')({
  staticData: { title: 'Preis-Management', roles: OWNERS },
  beforeLoad: requireAdmin,
  component: Screen,
})

function Screen() {
  const prices = usePrices()
  if (prices.isPending) return <PricesPending />
  return (
    <AdminShell>
      <PricesScreen prices={prices} />
    </AdminShell>
  )
}
