import { isToolPage } from '#site/pages/web/page-table.ts'

/**
 * What React does on a page in the browser:
 * - `nothing`: the page is HTML, with the site's script.
 * - `part`: the same, and React hydrates one part of it: a tool, the booking form, the waiting list's, or what a link
 *   to a booking opens.
 * - `editing`: the same, and for staff React hydrates the whole page, so that it can be edited.
 * - `everything`: a screen of the administration, which React hydrates whole.
 */
export type ReactScope = 'nothing' | 'part' | 'editing' | 'everything'

/** @param path the path of a request, or that of a route, such as "/trainings/$id" */
export function reactScope(path: string): ReactScope {
  if (path.startsWith('/admin/')) return 'everything'
  if (path === '/trainings/anmeldung' || isToolPage(path)) return 'part'
  if (path === '/trainings/warteliste' || path.startsWith('/trainings/warteliste/')) return 'part'
  if (/^\/(?:buchung|platz)(?:\/|$)/.test(path)) return 'part'
  if (path === '/trainings' || path.startsWith('/trainings/')) return 'editing'
  return 'nothing'
}
