import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
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
import { ADMIN_LINKS } from './admin-links.ts'
import { Permitted } from './permitted.tsx'
import { useStaffRole } from './use-staff-role.ts'

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

/** The same on every page of the administration. Where it does not fit, it can be scrolled to the side. */
function AdminNavigation() {
  const list = useRef<HTMLUListElement>(null)
  const { routesByPath } = useRouter()
  const role = useStaffRole()
  const links = ADMIN_LINKS.filter(({ link }) => {
    if (!(link.to in routesByPath)) return false
    const { staticData } = routesByPath[link.to as keyof typeof routesByPath].options
    const roles = staticData?.roles ?? OWNERS
    return role !== null && roles.includes(role)
  })
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (pathname && current && list.current) list.current.scrollLeft = current.offsetLeft - EDGE
  }, [pathname])
  return (
    <nav aria-label="Verwaltung" className="-mx-1 min-w-0 basis-full">
      <ul ref={list} className="relative flex gap-x-5 overflow-x-auto px-1">
        <li>
          <Link to="/admin/dashboard" className={NAV_LINK}>
            {pathname === '/admin/dashboard' ? 'Dashboard' : 'Zurück zum Dashboard'}
          </Link>
        </li>
        {links.map(({ label, link }) => (
          <li key={label}>
            <Link {...link} className={NAV_LINK}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href="/trainings" className={NAV_LINK}>
            Zur Website
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** So much of the entry before the current one is seen, in pixels: it shows that there is one. */
const EDGE = 48
const NAV_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-input border-transparent border-b-3 pt-0.5 font-semibold text-small underline-offset-4 hover:underline aria-[current=page]:rounded-none aria-[current=page]:border-current'

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
