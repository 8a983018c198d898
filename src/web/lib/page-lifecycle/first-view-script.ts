/**
 * Runs in the head of pages that sleep: lets the browser lay out what is seen first, and what lies far below it
 * afterwards, a section at a time while nothing else is to be done, or when it comes near. A phone is ready for its
 * visitor sooner. The first thing that the visitor does ends it (`sleeping-page.ts`). It is left out where somebody
 * arrives in the middle of a page: to get there the browser has to know how high everything is.
 */
export const FIRST_VIEW_SCRIPT = `(${layOutFirstViewFirst})()`

/** Becomes text: it can use nothing of this file, and its comments would travel with every page. */
function layOutFirstViewFirst() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFromTheTop = arrival?.type === 'navigate' && !location.hash
  if (!isFromTheTop || !CSS.supports('content-visibility', 'auto')) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const below = new CSSStyleSheet()

  function leaveFrom(section: number) {
    below.replaceSync(
      `main>section:nth-of-type(n+${section}),main+footer{content-visibility:auto;contain-intrinsic-size:auto 900px}`,
    )
  }

  function layOut(section: number) {
    if (document.querySelector(`main>section:nth-of-type(${section})`)) {
      leaveFrom(section + 1)
      whenIdle(() => layOut(section + 1))
    } else {
      below.replaceSync('')
    }
  }

  leaveFrom(3)
  document.adoptedStyleSheets = [below]
  addEventListener('load', () => whenIdle(() => layOut(3)))
}
