import { redirect } from '@tanstack/react-router'

/** A page has its own styles with it; where it is being rendered, there is no other to go to. */
const ARRIVED_AT = import.meta.env.SSR ? '' : window.location.pathname

let wholeSheet: Promise<unknown> | undefined

interface Visit {
  location: { pathname: string; href: string }
  preload: boolean
}

/**
 * `beforeLoad` of every page: brings the sheet that holds the styles of all, before the first page that the visitor
 * goes on to is shown. Where it cannot be had, the browser opens that page by itself.
 */
export async function bringStyles({ location, preload }: Visit): Promise<void> {
  if (import.meta.env.SSR || location.pathname === ARRIVED_AT) return
  wholeSheet ??= import('../../ui/app.css')
  const isThere = wholeSheet.then(
    () => true,
    () => false,
  )
  // Data and scripts of a page that is only likely to be the next are fetched at the same time.
  if (preload || (await isThere)) return
  throw redirect({ href: location.href, reloadDocument: true })
}
