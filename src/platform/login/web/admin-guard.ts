import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Me } from '../domain/admin.ts'
import { hasAdminMarker } from './admin-marker.ts'
import { adminQuery } from './admin-query.ts'
import { notifySessionEnded, refusalOf, removeAdminData } from './admin-refusal.ts'
import { notifyOtherTabs } from './session-channel.ts'

/** Arguments of `beforeLoad`. */
export interface AdminVisit {
  context: { queryClient: QueryClient }
  location: ParsedLocation
  /** True when the router only preloads the screen, because the pointer is over a link to it. */
  preload: boolean
}

/**
 * `beforeLoad` of the screens behind the login.
 *
 * @throws a redirect to the login, to the change of the password, or to the setup of a second factor
 */
export async function requireAdmin(visit: AdminVisit): Promise<void> {
  const admin = await loggedInAdmin(visit)
  if (admin.mustChangePassword) throw redirect({ to: '/admin/change-password', replace: true })
  if (admin.mustSetUpSecondFactor) throw redirect({ to: '/admin/zweiter-schritt', replace: true })
}

/**
 * As {@link requireAdmin}, for the screens that are open to an administrator who still has to change the password or to
 * set up a second factor.
 */
export async function loggedInAdmin(visit: AdminVisit): Promise<Me> {
  const { queryClient } = visit.context
  const toLogin = redirect({
    to: '/admin/login',
    search: { weiter: visit.location.href },
    replace: true,
  })
  if (!hasAdminMarker()) {
    // The marker disappears with the session: after hours without a request, or with a logout in another tab.
    const wasLoggedIn = queryClient.getQueryData(adminQuery.queryKey) !== undefined
    if (wasLoggedIn) endSession(visit)
    throw toLogin
  }
  try {
    return await queryClient.fetchQuery(adminQuery)
  } catch (error) {
    // Another tab has logged in meanwhile, so a part of the screen has begun to read anew.
    if (error instanceof CancelledError) return loggedInAdmin(visit)
    if (refusalOf(error) !== 'logged-out') throw error
    endSession(visit)
    throw toLogin
  }
}

function endSession({ context, preload }: AdminVisit): void {
  if (preload) return
  removeAdminData(context.queryClient)
  notifyOtherTabs('ended')
  notifySessionEnded()
}
