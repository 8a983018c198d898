import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { PrintedPrices } from '#shop/prices/web/printed-prices.tsx'

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
