import type { MouseEvent } from 'react'
import type { Anchor } from '../../content/anchors.ts'

/** Props of a link to a part of the open page: its `href` and a handler that scrolls there smoothly. */
export function partLink(anchor: Anchor) {
  return { href: `#${anchor}`, onClick: scrollToPart }
}

/**
 * Scrolls to the part smoothly and moves the focus there, without a history entry. Without JavaScript, and for a new
 * tab, the link works like any other.
 */
function scrollToPart(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  if (!part) return
  event.preventDefault()
  part.focus({ preventScroll: true })
  part.scrollIntoView()
}
