import { createFileRoute } from '@tanstack/react-router'
import { PrintedPrices } from '#shop/prices/web/printed-prices.tsx'

export const Route = createFileRoute('/_authenticated/admin/prices_/print')({
  staticData: { title: 'Preise drucken' },
  component: PrintedPrices,
})
