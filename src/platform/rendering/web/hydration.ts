import { isToolPage } from '#site/pages/web/page-table.ts'

/**
 * What React does on a page in the browser:
 * - `none`: the page is HTML, with the site's script.
 * - `islands`: the same, and React hydrates an island in it: a tool, the booking form, the waiting list's, or what a link
 *   to a booking opens.
 * - `staff`: the same, and for staff React hydrates the whole page, so that it can be edited.
 * - `app`: a screen of the administration, which React hydrates whole.
 */
export type Hydration = 'none' | 'islands' | 'staff' | 'app'

/** @param path the path of a request, or that of a route, such as "/trainings/$id" */
export function hydrationOf(path: string): Hydration {
  if (path.startsWith('/admin/')) return 'app'
  if (path === '/trainings/anmeldung' || isToolPage(path)) return 'islands'
  if (path === '/trainings/warteliste' || path.startsWith('/trainings/warteliste/'))
    return 'islands'
  if (/^\/(?:buchung|platz)(?:\/|$)/.test(path)) return 'islands'
  if (path === '/trainings' || path.startsWith('/trainings/')) return 'staff'
  return 'none'
}
