import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalOf, removeAdminData } from '../../lib/admin-session/admin-refusal.ts'
import { useAdmin } from '../../lib/admin-session/admin-session.ts'
import { editMode } from '../../lib/admin-session/edit-mode.ts'
import { notifyOtherTabs } from '../../lib/admin-session/session-channel.ts'
import { sendJson, serverMessage } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { ADMIN_LINKS } from './admin-links.ts'

/** Frame of the screens behind the login. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <AdminFrame bar={<AdminBar />}>{children}</AdminFrame>
    </TooltipProvider>
  )
}

function AdminBar() {
  const { adminUser } = useAdmin()
  const logout = useLogout()
  return (
    <>
      <Button
        variant="inverse"
        size="small"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
        className="lg:order-last"
      >
        Abmelden
      </Button>
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-6 lg:basis-auto">
        <nav aria-label="Verwaltung">
          <ul className="flex flex-wrap gap-x-6">
            {ADMIN_LINKS.map(({ label, link }) => (
              <li key={label}>
                <Link
                  {...link}
                  className="inline-flex min-h-11 items-center rounded-input font-semibold text-small underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="wrap-anywhere text-brand-tint text-small">{adminUser?.email || 'Admin'}</p>
      </div>
    </>
  )
}

function useLogout() {
  const queryClient = useQueryClient()
  const router = useRouter()

  async function leave() {
    notifyOtherTabs('logged-out')
    editMode.clear()
    await router.navigate({ to: '/admin/login', search: {}, replace: true })
    removeAdminData(queryClient)
  }

  return useMutation({
    mutationFn: async () => {
      // Requests that are still running would be refused after the logout.
      await queryClient.cancelQueries()
      await sendJson('POST', '/api/admin/logout')
    },
    onSuccess: leave,
    onError: async (error) => {
      if (refusalOf(error) === 'logged-out') return leave()
      void queryClient.invalidateQueries()
      notify({
        title: 'Fehler',
        description: serverMessage(error) ?? 'Das Abmelden hat nicht geklappt.',
        variant: 'destructive',
      })
    },
  })
}
