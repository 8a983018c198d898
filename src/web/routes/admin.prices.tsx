import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { PricesPending } from '../features/price-periods/prices-pending.tsx'
import { PricesScreen } from '../features/price-periods/prices-screen.tsx'
import { usePrices } from '../features/price-periods/use-prices.ts'

export const Route = createFileRoute('/admin/prices')({
  ...adminRoute('Preis-Management'),
  component: Screen,
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
