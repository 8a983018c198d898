import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
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
    <AdminShell>
      <PricesScreen prices={prices} />
    </AdminShell>
  )
}
