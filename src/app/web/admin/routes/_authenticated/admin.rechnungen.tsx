import { createFileRoute } from '@tanstack/react-router'
import { InvoicesScreen } from '#office/invoices/web/invoices-screen.tsx'
import { parseInvoicesSearch } from '#office/invoices/web/invoices-search.ts'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/rechnungen')({
  staticData: { title: 'Rechnungen', roles: OFFICE },
  validateSearch: parseInvoicesSearch,
  component: Screen,
})

function Screen() {
  return <InvoicesScreen search={Route.useSearch()} />
}
