import { listen } from './listen.ts'

/** The button replaces the notice by the map, which takes the focus of the removed button. */
export function listenToMapButtons(): void {
  listen('click', '[data-load-map]', (button) => {
    const notice = button.closest('[data-map]')
    const template = notice?.querySelector('template')
    const map = template?.content.firstElementChild
    if (!notice || !(map instanceof HTMLElement)) return
    notice.replaceWith(map)
    map.focus({ preventScroll: true })
  })
}
