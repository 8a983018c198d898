import type { MouseEvent } from 'react'

/**
 * For links to a part of the page that is open: glides there and takes the focus along, and leaves the history as it
 * is. Without JavaScript, and for a new tab, the link works as links do.
 */
export function glideToPart(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  if (!part) return
  event.preventDefault()
  part.focus({ preventScroll: true })
  part.scrollIntoView()
}
