import { redirect } from '@tanstack/react-router'

/** The path of the first page, whose styles are in its HTML. On the server no navigation follows. */
const FIRST_PATH = import.meta.env.SSR ? '' : window.location.pathname

let wholeSheet: Promise<unknown> | undefined

interface Navigation {
  location: { pathname: string; href: string }
  preload: boolean
}

/**
 * `beforeLoad` of every page: loads the style sheet of all pages before the first navigation to another page. Where
 * loading fails, the browser loads that page itself.
 */
export async function loadStyles({ location, preload }: Navigation): Promise<void> {
  if (import.meta.env.SSR || location.pathname === FIRST_PATH) return
  wholeSheet ??= import('#platform/design/web/app.css')
  const isThere = wholeSheet.then(
    () => true,
    () => false,
  )
  // A preload does not wait for the sheet, so that data and scripts load at the same time.
  if (preload || (await isThere)) return
  throw redirect({ href: location.href, reloadDocument: true })
}
