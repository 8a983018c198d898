import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { PricesPending } from '../features/price-periods/prices-pending.tsx'
import { PricesScreen } from '../features/price-periods/prices-screen.tsx'
import { usePrices } from '../features/price-periods/use-prices.ts'
import { requireAdmin } from '../lib/admin-session/admin-guard.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

export const Route = createFileRoute('/admin/prices')({
  ssr: false,
  beforeLoad: requireAdmin,
  head: () => adminHead('Preis-Management'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  const prices = usePrices()
  if (prices.isPending) return <PricesPending />
  return (
    <AdminBackShell>
      <PricesScreen prices={prices} />
    </AdminBackShell>
  )
}
