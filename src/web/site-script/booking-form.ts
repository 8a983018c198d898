import { BOOKING_PART_ID, HYDRATED_EVENT } from '../lib/page-lifecycle/react-parts.ts'
import { savesData } from './save-data.ts'

const FIRST_ACTS = ['pointerdown', 'keydown', 'focusin', 'click']
/** A click that takes longer shows that it was noticed. */
const BUSY_AFTER_MS = 100

/**
 * Loads React for the booking form once the page has loaded and the browser is idle, or at the visitor's first act if
 * that is earlier. Where the visitor saves data only an act loads it, and in a hidden tab it waits until the tab is seen.
 *
 * Fields and radios work without it. Clicks on buttons are held until React has hydrated the form: each button is then
 * clicked once, however often it was clicked before.
 */
export function loadBookingForm(): void {
  const part = document.getElementById(BOOKING_PART_ID)
  if (!part) return
  const held = new Map<HTMLButtonElement, ReturnType<typeof setTimeout>>()

  async function load() {
    for (const act of FIRST_ACTS) part?.removeEventListener(act, load)
    try {
      await import('../entry-booking.tsx')
    } catch (error) {
      reportError(error)
      if (held.size > 0) showProblem(true)
      for (const button of [...held.keys()]) letGo(button)
      waitForAct()
    }
  }

  function waitForAct() {
    for (const act of FIRST_ACTS) part?.addEventListener(act, load)
  }

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    showProblem(false)
    const timer = held.get(button) ?? setTimeout(() => setBusy(button, true), BUSY_AFTER_MS)
    // The last clicked one comes last.
    held.delete(button)
    held.set(button, timer)
  }

  function letGo(button: HTMLButtonElement) {
    clearTimeout(held.get(button))
    held.delete(button)
    setBusy(button, false)
  }

  part.addEventListener('click', hold)
  part.addEventListener(HYDRATED_EVENT, () => {
    part.removeEventListener('click', hold)
    showProblem(false)
    for (const button of [...held.keys()]) {
      letGo(button)
      button.click()
    }
  })
  waitForAct()
  if (part.querySelector('[aria-busy=true]')) void load()
  else if (!savesData()) whenSeenAndIdle(load)
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.ariaBusy = isBusy ? 'true' : null
}

function showProblem(isShown: boolean): void {
  const problem = document.querySelector<HTMLElement>('[data-booking-problem]')
  if (problem) problem.hidden = !isShown
}

function whenSeenAndIdle(task: () => void): void {
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(task)
  addEventListener('load', () => {
    if (document.hidden) document.addEventListener('visibilitychange', whenIdle, { once: true })
    else whenIdle()
  })
}
