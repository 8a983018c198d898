import {
  BOOKING_ISLAND_ID,
  BOOKING_LINK_ISLAND_ID,
  HYDRATED_EVENT,
  WAITING_ISLAND_ID,
} from '#platform/rendering/web/islands.ts'
import { noteSentHtml } from '#platform/rendering/web/sent-html.ts'
import { markTypedFields } from '#platform/rendering/web/typed-fields.ts'
import { restoreFields, storeFields } from './kept-fields.ts'
import { savesData } from './save-data.ts'

const FIRST_ACTS = ['pointerdown', 'keydown', 'focusin', 'click']
/** A click that takes longer shows that it was noticed. */
const BUSY_AFTER_MS = 100

/** Loads React for the form of the page, if it has one. */
export function loadForms(): void {
  loadForm(BOOKING_ISLAND_ID, () => import('../entry-booking.tsx'))
  loadForm(WAITING_ISLAND_ID, () => import('../entry-waiting-list.tsx'))
  loadForm(BOOKING_LINK_ISLAND_ID, () => import('../entry-booking-link.tsx'))
}

/**
 * Loads React for a form once the page has loaded and the browser is idle, or at the visitor's first act if
 * that is earlier. Where the visitor saves data only an act loads it, and in a hidden tab it waits until the tab is seen.
 *
 * Fields and radios work without it. Clicks on buttons are held until React has hydrated the form: each button is then
 * clicked once, however often it was clicked before.
 *
 * Some browsers load a file that could not be loaded only after a reload of the page, so a click then offers one. What
 * was typed is kept across it.
 */
function loadForm(islandId: string, loadEntry: () => Promise<unknown>): void {
  const island = document.getElementById(islandId)
  const form = island?.querySelector('form')
  if (!island) return
  noteSentHtml(island)
  if (form) {
    restoreFields(form)
    markTypedFields(form)
  }
  const held = new Map<HTMLButtonElement, ReturnType<typeof setTimeout>>()
  let hasFailed = false

  async function load() {
    for (const act of FIRST_ACTS) island?.removeEventListener(act, load)
    try {
      await loadEntry()
    } catch (error) {
      reportError(error)
      hasFailed = true
      if (held.size > 0) showProblem()
      for (const button of held.keys()) letGo(button)
      if (form) addEventListener('pagehide', () => storeFields(form))
    }
  }

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    if (hasFailed) {
      showProblem()
      return
    }
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

  island.addEventListener('click', hold)
  island.addEventListener(HYDRATED_EVENT, () => {
    island.removeEventListener('click', hold)
    for (const button of [...held.keys()]) {
      letGo(button)
      button.click()
    }
  })
  for (const act of FIRST_ACTS) island.addEventListener(act, load)
  if (island.querySelector('[aria-busy=true]')) void load()
  else if (!savesData()) whenSeenAndIdle(load)
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.ariaBusy = isBusy ? 'true' : null
}

function showProblem(): void {
  const problem = document.querySelector<HTMLElement>('[data-form-problem]')
  if (problem) problem.hidden = false
}

function whenSeenAndIdle(task: () => void): void {
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(task)
  addEventListener('load', () => {
    if (document.hidden) document.addEventListener('visibilitychange', whenIdle, { once: true })
    else whenIdle()
  })
}
