/** A click that takes longer shows that it was noticed. */
const BUSY_AFTER_MS = 100
/** What does nothing, or not all of it, before its island lives. */
const HELD = 'button:not([popovertarget]), [data-held]'

/**
 * Holds clicks in an island until React has brought it to life: each button is then clicked once, however often it was
 * clicked before.
 */
export function clickHolder(island: HTMLElement) {
  const held = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  let hasFailed = false

  function hold(event: MouseEvent) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(HELD)
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    // A link leads on without its island.
    if (hasFailed && control instanceof HTMLAnchorElement) return
    event.preventDefault()
    if (hasFailed) {
      showProblem()
      return
    }
    const timer = held.get(control) ?? setTimeout(() => setBusy(control, true), BUSY_AFTER_MS)
    // The last clicked one comes last.
    held.delete(control)
    held.set(control, timer)
  }

  function letGo(): HTMLElement[] {
    const controls = [...held.keys()]
    for (const [control, timer] of held) {
      clearTimeout(timer)
      setBusy(control, false)
    }
    held.clear()
    return controls
  }

  island.addEventListener('click', hold)
  return {
    /** The island lives: its buttons are clicked. */
    release() {
      island.removeEventListener('click', hold)
      for (const control of letGo()) control.click()
    },
    /** Its scripts could not be loaded. @param isSaid whether that is said without a click */
    fail(isSaid: boolean) {
      hasFailed = true
      const controls = letGo()
      const link = controls.find((control) => control instanceof HTMLAnchorElement)
      if (link) link.click()
      else if (isSaid || controls.length > 0) showProblem()
    },
  }
}

function setBusy(control: HTMLElement, isBusy: boolean): void {
  control.ariaBusy = isBusy ? 'true' : null
}

function showProblem(): void {
  const problem = document.querySelector<HTMLElement>('[data-form-problem]')
  if (problem) problem.hidden = false
}
