/** The scripts that hydrate a page. */
export interface PageScripts {
  /** URL of the entry script. */
  entry: string
  /** URLs of all modules that it imports, and of the page's own modules. */
  parts: readonly string[]
}

/**
 * The script in the HTML of an application that loads its other scripts, after the first frame is painted. A page in an
 * iframe loads them when the iframe comes into view.
 */
export function scriptLoader(page: PageScripts): string {
  return `(${loadScripts})(${JSON.stringify(page)})`
}

/** This function is turned into text: it can use nothing but its parameter. */
function loadScripts(page: PageScripts) {
  document.currentScript?.remove()
  function load() {
    for (const href of page.parts) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: page.entry }),
    )
  }
  if (parent === window) {
    requestAnimationFrame(() => setTimeout(load))
    return
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load()
  })
  observer.observe(document.documentElement)
}
