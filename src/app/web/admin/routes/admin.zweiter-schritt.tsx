import { createFileRoute } from '@tanstack/react-router'
import { loggedInAdmin } from '#platform/login/web/admin-guard.ts'
import { SecondFactorRequiredScreen } from '#platform/login/web/second-factor-required-screen.tsx'

export const Route = createFileRoute('/admin/zweiter-schritt')({
  staticData: { title: 'Anmeldung in zwei Schritten' },
  beforeLoad: async (visit) => {
    await loggedInAdmin(visit)
  },
  component: SecondFactorRequiredScreen,
})
