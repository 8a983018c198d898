/** Marks the fields of a form that somebody fills in, from now on. */
export function markTypedFields(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.typed = ''
  })
}

/**
 * Whether somebody filled in the field of that name. On Back the browser fills in what once stood there, also after it
 * was sent: only marked fields count then.
 */
export function isTyped(name: string): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
  return !isBack || document.querySelector(`[name="${name}"][data-typed]`) !== null
}
