/** The scripts that hydrate a page. */
export interface PageScripts {
  /** URL of the entry script. */
  entry: string
  /** URLs of all modules that it imports, and of the page's own modules. */
  parts: readonly string[]
  /** True for a page that loads its scripts at once, because it is an application and of no use as HTML alone. */
  isApplication: boolean
}

/** Event that a page for visitors dispatches as soon as React has hydrated it. */
export const HYDRATED_EVENT = 'page-alive'

/**
 * The script in the page's HTML that delays the page's other scripts until the visitor's first action. Until then the
 * server's HTML is shown, its links work, and its fields can be filled in. The first movement, touch or key loads the
 * scripts. Clicks on buttons and submits before hydration are prevented, and repeated after it.
 *
 * Some pages load their scripts at once, after the first frame is painted: an application, a page that shows that it is
 * waiting, one that an administrator may edit, and any page of a tab in which a page was hydrated before, because the
 * tab may have stored data to show, such as a booking. A page in an iframe loads them when the iframe comes into view.
 *
 * @param adminMarker the cookie that marks an administrator's browser
 */
export function scriptLoader(page: PageScripts, adminMarker: string): string {
  return `(${loadScriptsOnFirstAction})(${JSON.stringify({ ...page, adminMarker, alive: HYDRATED_EVENT })})`
}

/**
 * This function is turned into text: it can use nothing but its parameter, and comments inside it would be sent with
 * every page. It runs while the page is parsed and delays the first paint. The scroll position is therefore read later,
 * because reading it forces a layout.
 */
function loadScriptsOnFirstAction(page: PageScripts & { adminMarker: string; alive: string }) {
  document.currentScript?.remove()
  const acts = 'pointermove pointerdown touchstart wheel scroll keydown focusin click'.split(' ')
  const held: (() => void)[] = []
  let isLoading = false

  function loadScripts() {
    if (isLoading) return
    isLoading = true
    for (const act of acts) removeEventListener(act, loadScripts, true)
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
    removeEventListener('click', queueClick, true)
    removeEventListener('submit', queueSubmit, true)
    for (const again of held) setTimeout(again)
  }

  function queueClick(event: MouseEvent) {
    const button = (event.target as Element).closest('button')
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (button.popoverTargetElement || (button.type === 'submit' && button.form)) return
    event.preventDefault()
    held.push(() => button.click())
  }

  function queueSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    held.push(() => form.requestSubmit(event.submitter))
  }

  async function wakeIfNeeded() {
    if (scrollY > 0 || isNeededNow() || (await isMarked())) loadScripts()
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
    addEventListener('click', queueClick, true)
    addEventListener('submit', queueSubmit, true)
    addEventListener(page.alive, release, { once: true })
  }
  for (const act of acts) addEventListener(act, loadScripts, { capture: true, passive: true })
  if (parent !== window) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadScripts()
    }).observe(document.documentElement)
  }
  if (navigator.userActivation?.hasBeenActive) loadScripts()
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(wakeIfNeeded)))
}
