import { lazyRouteComponent } from '@tanstack/react-router'
import type { AdminVisit } from '#platform/login/web/admin-guard.ts'
import { adminHead } from '#platform/rendering/web/admin-head.ts'
import { AdminPendingScreen } from './admin-pending-screen.tsx'

/**
 * The options that the routes behind the login share. A route adds its screen. The routes are in the script that every
 * page loads, so the guard and the error screen are imported when one of these routes is opened.
 */
export function adminRoute(title: string) {
  return {
    ssr: false,
    beforeLoad: async (visit: AdminVisit): Promise<void> => {
      const { requireAdmin } = await import('#platform/login/web/admin-guard.ts')
      await requireAdmin(visit)
    },
    head: () => adminHead(title),
    pendingComponent: AdminPendingScreen,
    pendingMinMs: 0,
    errorComponent: lazyRouteComponent(
      () => import('./admin-error-screen.tsx'),
      'AdminErrorScreen',
    ),
  } as const
}
