import { listen } from './listen.ts'

/** Marks elements with `data-scrolled` while the page is scrolled by more than the pixels in `data-scroll-limit`. */
export function followScrolling(): void {
  const mark = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-scroll-limit]')) {
      element.toggleAttribute('data-scrolled', scrollY > Number(element.dataset.scrollLimit))
    }
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
}

/** Goes back in the history. A tab that was opened by a link has none: there it opens the home page. */
export function listenToBackButtons(): void {
  listen('click', '[data-back]', ({ dataset }) => {
    if (history.length > 1) history.back()
    else location.href = dataset.back ?? '/'
  })
}
