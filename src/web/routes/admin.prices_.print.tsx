import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { PrintedPrices } from '../features/price-periods/printed-prices.tsx'

export const Route = createFileRoute('/admin/prices_/print')({
  ...adminRoute('Preise drucken'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <PrintedPrices />
    </AdminBackShell>
  )
}
