import type { ComponentType } from 'react'
import { hasAdminMarker } from '#platform/login/web/admin-marker.ts'
import { noteSentHtml } from '#platform/rendering/web/sent-html.ts'
import { markTypedFields } from '#platform/rendering/web/typed-fields.ts'
import { clickHolder } from './held-clicks.ts'
import { restoreFields, storeFields } from './kept-fields.ts'
import { savesData } from './save-data.ts'

/** What a file `*.island.tsx` exports. */
interface IslandFile {
  default: ComponentType<object>
  /** What it needs besides the props in the page, such as the texts of one language. */
  load?: (props: object) => Promise<object>
  /** Shown instead where it cannot be rendered. Without it, the page shows what the server sent. */
  Failure?: ComponentType<{ html: string }>
}

const FILES = new Map(
  Object.entries(import.meta.glob<IslandFile>('/src/**/*.island.tsx')).map(([file, load]) => [
    file.replace(/^.*\/(.+)\.island\.tsx$/, '$1'),
    load,
  ]),
)
/** The pictures of the first view are decoded and painted meanwhile. An act does not wait for it. */
const SHOWN_AFTER_MS = 250
const FIRST_ACTS = ['pointerdown', 'keydown', 'focusin', 'click']

/** Brings the islands of the page to life, each when its page says (`When` in island.tsx). */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(element)
}

/**
 * Fields and links work before that. Clicks on buttons are held until the island lives. Some browsers load a file that could
 * not be loaded only after a reload of the page, so a click then offers one, and what was typed is kept across it.
 */
function prepare(island: HTMLElement): void {
  const { island: name = '', when = 'now' } = island.dataset
  const form = island.querySelector('form')
  noteSentHtml(island)
  if (form) {
    restoreFields(form)
    markTypedFields(form)
  }
  const clicks = clickHolder(island)
  let isLoading = false

  async function load() {
    if (isLoading) return
    isLoading = true
    for (const act of FIRST_ACTS) island.removeEventListener(act, load)
    try {
      const props: object = JSON.parse(island.nextElementSibling?.textContent ?? '{}')
      const [{ default: Part, load: loadMore, Failure }, { hydrateIsland }] = await Promise.all([
        loadFile(name),
        import('./hydrate-island.tsx'),
      ])
      const all = { ...props, ...(await loadMore?.(props)) }
      hydrateIsland(island, { Part, props: all, Failure, onLive: clicks.release })
    } catch (error) {
      reportError(error)
      clicks.fail(when === 'now')
      if (form) addEventListener('pagehide', () => storeFields(form))
    }
  }

  if (when === 'staff') {
    whenStaff(load)
    return
  }
  if (when.startsWith('stored:') && !isStored(when.slice('stored:'.length))) return
  for (const act of FIRST_ACTS) island.addEventListener(act, load)
  if (when === 'now' || when.startsWith('stored:') || island.querySelector('[aria-busy=true]'))
    void load()
  else if (savesData()) return
  else if (when === 'visible') whenVisible(island, load)
  else whenSeenAndIdle(load)
}

function loadFile(name: string): Promise<IslandFile> {
  const load = FILES.get(name)
  if (!load) throw new Error(`There is no island "${name}".`)
  return load()
}

/** An administrator may log in in another tab. */
function whenStaff(task: () => void): void {
  if (hasAdminMarker()) task()
  else addEventListener('focus', () => hasAdminMarker() && task())
}

/** Before it comes into view: its scripts have to be loaded first. */
function whenVisible(element: Element, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
}

/** When what has loaded is shown. In a hidden tab it waits until the tab is seen. */
function whenSeenAndIdle(task: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => (window.requestIdleCallback ?? setTimeout)(task)
  const whenIdle = () => setTimeout(idle, SHOWN_AFTER_MS)
  addEventListener('load', () => {
    if (document.hidden) document.addEventListener('visibilitychange', whenIdle, { once: true })
    else whenIdle()
  })
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // The browser denies access to its storage.
    return false
  }
}
