import { isToolPage } from '../../content/pages.ts'

/**
 * What React does on a page in the browser:
 * - `nothing`: the page is HTML, with the site's script.
 * - `part`: the same, and React hydrates one part of it, the booking form.
 * - `editing`: the same, and for staff React hydrates the whole page, so that it can be edited.
 * - `everything`: the page is an application, which React hydrates at once.
 */
export type ReactScope = 'nothing' | 'part' | 'editing' | 'everything'

/** @param path the path of a request, or that of a route, such as "/trainings/$id" */
export function reactScope(path: string): ReactScope {
  if (path.startsWith('/admin/') || isToolPage(path)) return 'everything'
  if (path === '/trainings/anmeldung') return 'part'
  if (path === '/trainings' || path.startsWith('/trainings/')) return 'editing'
  return 'nothing'
}
