/** A click that takes longer shows that it was noticed. */
const BUSY_AFTER_MS = 100
/** What does nothing, or not all of it, before its island lives. */
const HELD = 'button:not([popovertarget]), [data-held]'

/** Sends its form, but only when the island lives. */
const SENDS = '[data-held=submit]'

/**
 * Holds clicks in an island until React has brought it to life: each button is then clicked once, however often it was
 * clicked before. Where a form lacks required fields, the browser says so at once, and the click is answered by that.
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
    if (control.matches(SENDS) && lacksFields(control.closest('form'))) {
      letGoOf(control)
      return
    }
    const timer = held.get(control) ?? setTimeout(() => setBusy(control, true), BUSY_AFTER_MS)
    // The last clicked one comes last.
    held.delete(control)
    held.set(control, timer)
  }

  function letGoOf(control: HTMLElement) {
    clearTimeout(held.get(control))
    setBusy(control, false)
    held.delete(control)
  }

  function letGo(): HTMLElement[] {
    const controls = [...held.keys()]
    for (const control of controls) letGoOf(control)
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

/** Whether a required field is empty, which the browser then says. What is wrong in another way, the form says itself. */
function lacksFields(form: HTMLFormElement | null): boolean {
  const isMissing = [...(form?.elements ?? [])].some(
    (field) => field instanceof HTMLInputElement && field.validity.valueMissing,
  )
  return isMissing && !form?.reportValidity()
}

function setBusy(control: HTMLElement, isBusy: boolean): void {
  control.ariaBusy = isBusy ? 'true' : null
}

function showProblem(): void {
  const problem = document.querySelector<HTMLElement>('[data-form-problem]')
  if (problem) problem.hidden = false
}
