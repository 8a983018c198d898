import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { PricesPending } from '#shop/prices/web/prices-pending.tsx'
import { PricesScreen } from '#shop/prices/web/prices-screen.tsx'
import { usePrices } from '#shop/prices/web/use-prices.ts'

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
