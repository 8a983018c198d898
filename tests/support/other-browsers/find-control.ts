export type Role = 'button' | 'link' | 'field' | 'radio' | 'summary'

/** What can be used by mouse at present, or why it cannot. */
export type Place = { x: number; y: number } | { missing: string }

/**
 * Runs in the page: scrolls to a visible control and says where its middle is, once it has stopped moving and nothing
 * covers it. A control with exactly this name is preferred to one that contains it.
 *
 * @param selector of the elements of its role
 */
export async function findControl(selector: string, name: string): Promise<Place> {
  const clean = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? []
    return clean(
      element.getAttribute('aria-label') ??
        ([...labels].map((label) => label.textContent).join(' ') || element.textContent || ''),
    )
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const candidates = [...document.querySelectorAll(selector)].filter(isVisible)
  const found =
    candidates.find((element) => nameOf(element) === name) ??
    candidates.find((element) => nameOf(element).includes(name))
  if (!found) return { missing: `${selector} "${name}" is not on ${location.href}` }

  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const [box = found.getBoundingClientRect()] = found.getClientRects()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const before = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const place = middle()
  if (before.x !== place.x || before.y !== place.y) return { missing: `"${name}" is moving` }
  const top = document.elementFromPoint(place.x, place.y)
  const isHit = top && (found.contains(top) || top.closest('label')?.control === found)
  return isHit ? place : { missing: `"${name}" is covered by ${top?.outerHTML.slice(0, 80)}` }
}
