import { createFileRoute } from '@tanstack/react-router'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { PrintedPrices } from '#shop/prices/web/printed-prices.tsx'

export const Route = createFileRoute('/_authenticated/admin/prices_/print')({
  staticData: { title: 'Preise drucken', roles: OWNERS },
  component: PrintedPrices,
})
