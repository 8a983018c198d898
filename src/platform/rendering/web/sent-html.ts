import { fillFields } from './fill-fields.ts'

const sent = new WeakMap<Element, string>()

/** Notes the HTML of an element that React will hydrate later. */
export function noteSentHtml(element: Element): void {
  sent.set(element, element.innerHTML)
}

/**
 * Where the browser has translated the element meanwhile, puts back what the server sent, because React hydrates
 * nothing else. What is typed stays. The browser then translates it again.
 */
export function restoreSentHtml(element: Element): void {
  const html = sent.get(element)
  if (html === undefined || !element.querySelector('font')) return
  const form = element.querySelector('form')
  const typed = form ? [...new FormData(form)] : []
  const focused = document.activeElement?.id
  element.innerHTML = html
  const restored = element.querySelector('form')
  if (restored) fillFields(restored, typed)
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
