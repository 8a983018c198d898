import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstScreen } from '#office/setup/web/first-screen.ts'

/** The address that people type, and what opens after a login. The dashboard leads to the login where nobody is logged in. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: async ({ context }) => {
    throw redirect({ to: await firstScreen(context.queryClient), replace: true })
  },
})
