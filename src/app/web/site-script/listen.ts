/**
 * Calls the handler for events on elements that match the selector, now and later in the page.
 *
 * @param handle gets the matching element
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (element) handle(element, event)
  })
}
