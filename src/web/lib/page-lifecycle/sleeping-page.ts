/** What brings a page to life. */
export interface PageScripts {
  /** The address of the script to run. */
  entry: string
  /** The addresses of all that it imports, and of the page's own parts. */
  parts: readonly string[]
  /** Comes to life by itself: it is an application, and of no use as HTML alone. */
  isApplication: boolean
}

/** Told by a page for visitors as soon as React has taken it over. */
export const ALIVE = 'page-alive'

/**
 * The script, for the page's HTML, that lets the page sleep until its visitor does something: the server's HTML is
 * there, its links lead on, its fields can be filled in; what brings it to life is fetched with the first movement,
 * touch or key. What is clicked or sent meanwhile is held back, and done again as soon as somebody is there to take it.
 *
 * Some pages come to life at once, after the frame that shows what the visitor came to see: an application, one that
 * shows that it is waiting, one that an administrator may edit, and any page of a tab in which one has been alive
 * before, because the tab may keep what it shows, such as a booking. One in a frame does when the frame is seen.
 *
 * @param adminMarker the cookie that marks an administrator's browser
 */
export function sleepScript(page: PageScripts, adminMarker: string): string {
  return `(${letSleep})(${JSON.stringify({ ...page, adminMarker, alive: ALIVE })})`
}

/**
 * Becomes text: it can use nothing but its parameter, and its comments would travel with every page. What it does while
 * the page is being parsed holds up the first view: where the page is scrolled to is asked later, for it takes a layout.
 */
function letSleep(page: PageScripts & { adminMarker: string; alive: string }) {
  document.currentScript?.remove()
  const acts = 'pointermove pointerdown touchstart wheel scroll keydown focusin click'.split(' ')
  const held: (() => void)[] = []
  let isAwake = false

  function wake() {
    if (isAwake) return
    isAwake = true
    for (const act of acts) removeEventListener(act, wake, true)
    for (const href of page.parts) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const script = Object.assign(document.createElement('script'), { type: 'module' })
    script.onerror = release
    script.src = page.entry
    document.head.append(script)
  }

  function release() {
    removeEventListener('click', holdClick, true)
    removeEventListener('submit', holdSubmit, true)
    for (const again of held) setTimeout(again)
  }

  function holdClick(event: MouseEvent) {
    const target = (event.target as Element).closest<HTMLElement>('a, button')
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const isOfThePage =
      target instanceof HTMLButtonElement
        ? !target.popoverTargetElement && !(target.type === 'submit' && target.form)
        : target.matches('[href^="#"], [data-language-toggle]')
    if (!isOfThePage) return
    event.preventDefault()
    held.push(() => target.click())
  }

  function holdSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    held.push(() => form.requestSubmit(event.submitter))
  }

  async function wakeIfNeeded() {
    if (scrollY > 0 || isNeededNow() || (await isMarked())) wake()
  }

  function isNeededNow() {
    try {
      if (sessionStorage.length > 0) return true
    } catch {
      return true
    }
    return (
      (page.isApplication && parent === window) ||
      document.querySelector('[aria-busy=true]') !== null
    )
  }

  async function isMarked() {
    if (!window.cookieStore) return document.cookie.includes(page.adminMarker)
    const [name = ''] = page.adminMarker.split('=')
    return (await cookieStore.get(name)) !== null
  }

  if (!page.isApplication) {
    addEventListener('click', holdClick, true)
    addEventListener('submit', holdSubmit, true)
    addEventListener(page.alive, release, { once: true })
  }
  for (const act of acts) addEventListener(act, wake, { capture: true, passive: true })
  if (parent !== window) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
    }).observe(document.documentElement)
  }
  if (navigator.userActivation?.hasBeenActive) wake()
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(wakeIfNeeded)))
}
