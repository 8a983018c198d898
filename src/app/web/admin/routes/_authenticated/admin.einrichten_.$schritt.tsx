import { createFileRoute, redirect } from '@tanstack/react-router'
import { SETUP_STEPS } from '#office/setup/domain/setup-step.ts'
import { SetupStepScreen } from '#office/setup/web/setup-step-screen.tsx'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/einrichten_/$schritt')({
  staticData: { title: 'Einrichten', roles: EVERYBODY },
  beforeLoad: ({ params }) => {
    if (!stepOf(params.schritt)) throw redirect({ to: '/admin/einrichten', replace: true })
  },
  component: Screen,
})

function stepOf(name: string) {
  return SETUP_STEPS.find((step) => step === name)
}

function Screen() {
  const step = stepOf(Route.useParams().schritt)
  return step && <SetupStepScreen key={step} step={step} />
}
