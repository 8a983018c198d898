const BORDERS_PX = 2

/** Sets the height of iframes to the height of their pages, so that there is no inner scroll bar. */
export function fitFramesToContent(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-embedded-page]')) {
    const observer = new ResizeObserver(([entry]) => {
      const page = entry?.target as HTMLElement
      frame.style.height = `${page.offsetHeight + BORDERS_PX}px`
    })
    const follow = () => {
      observer.disconnect()
      const page = frame.contentDocument?.getElementById('main')
      if (page) observer.observe(page)
    }
    frame.addEventListener('load', follow)
    // It may have loaded before this script.
    follow()
  }
}
