import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { call, serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { TooltipProvider } from '#platform/design/web/staff/tooltip.tsx'
import { refusalOf, removeAdminData } from '#platform/login/web/admin-refusal.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { notifyOtherTabs } from '#platform/login/web/session-channel.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { Permitted } from './permitted.tsx'

/** Frame of the screens behind the login. A screen is shown to the roles that its route names. */
export function AdminShell({ children }: { children: ReactNode }) {
  const roles = useMatches({ select: (matches) => matches.at(-1)?.staticData.roles })
  return (
    <TooltipProvider>
      <AdminFrame bar={<AdminBar />}>
        <Permitted roles={roles ?? OWNERS}>{children}</Permitted>
      </AdminFrame>
    </TooltipProvider>
  )
}

function AdminBar() {
  const { adminUser } = useAdmin()
  const logout = useLogout()
  return (
    <>
      <p className="wrap-anywhere text-brand-tint text-small max-sm:order-last max-sm:basis-full">
        {adminUser?.email || 'Admin'}
      </p>
      <Button
        variant="inverse"
        size="small"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Abmelden
      </Button>
      <AdminNavigation />
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
      await call('POST', '/api/admin/logout')
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
