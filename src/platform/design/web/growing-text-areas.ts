const GROWING = 'textarea.field-sizing-content'

/**
 * Lets text areas grow with their text where the browser does not (`field-sizing`: Safari before 26.2), whether
 * somebody types or a text is filled in.
 */
export function growTextAreas(): void {
  if (CSS.supports('field-sizing', 'content')) return
  const growAll = () => document.querySelectorAll<HTMLTextAreaElement>(GROWING).forEach(fitToText)
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.matches(GROWING)) fitToText(target)
  })
  // React writes a text that it fills in to the element's default text, which is a child.
  new MutationObserver(growAll).observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', growAll)
  growAll()
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  const { offsetHeight, clientHeight, scrollHeight } = area
  // A text area that is not shown has no height.
  if (offsetHeight > 0) area.style.height = `${scrollHeight + offsetHeight - clientHeight}px`
}
