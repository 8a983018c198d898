import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '#platform/login/web/account-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/account')({
  staticData: { title: 'Konto' },
  component: AccountScreen,
})
