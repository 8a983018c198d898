import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { PrintedPrices } from '../features/price-periods/printed-prices.tsx'

export const Route = createFileRoute('/admin/prices_/print')({
  ...adminRoute('Preise drucken'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <PrintedPrices />
    </AdminShell>
  )
}
