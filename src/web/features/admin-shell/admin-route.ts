import { lazyRouteComponent } from '@tanstack/react-router'
import { requireAdmin } from '../../lib/admin-session/admin-guard.ts'
import { adminHead } from '../../lib/pages/admin-head.ts'
import { AdminPendingScreen } from './admin-pending-screen.tsx'

/** The options that the routes behind the login share. A route adds its screen. */
export function adminRoute(title: string) {
  return {
    ssr: false,
    beforeLoad: requireAdmin,
    head: () => adminHead(title),
    pendingComponent: AdminPendingScreen,
    pendingMinMs: 0,
    // As the router's plugin does it with an option of a route: visitors do not load this screen.
    errorComponent: lazyRouteComponent(
      () => import('./admin-error-screen.tsx'),
      'AdminErrorScreen',
    ),
  } as const
}
