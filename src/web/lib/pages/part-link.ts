import type { MouseEvent } from 'react'
import type { Anchor } from '../../content/anchors.ts'

/** What a link to a part of the page that is open needs: its address, and the glide there. */
export function partLink(anchor: Anchor) {
  return { href: `#${anchor}`, onClick: glideToPart }
}

/**
 * Glides to the part and takes the focus along, and leaves the history as it is. Without JavaScript, and for a new tab,
 * the link works as links do.
 */
function glideToPart(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  if (!part) return
  event.preventDefault()
  part.focus({ preventScroll: true })
  part.scrollIntoView()
}
