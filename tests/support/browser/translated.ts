import type { Page } from '@playwright/test'
import { hydrate } from './journey.ts'

/**
 * Translates each page that is opened from now on, as Chrome does and before React comes: each text is replaced by two
 * `<font>` elements with a text of their own, so the one that React knows is no longer in the page. The words stay the
 * same.
 */
export async function translateBeforeReact(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateAll.toString()})`)
}

/** Opens a page that is translated before React comes, and again whatever it shows later. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await translateBeforeReact(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrate(page)
  await translateFromNowOn(page)
}

/** Translates the open page, and what it shows later. */
export async function translateFromNowOn(page: Page): Promise<void> {
  await page.evaluate(`(${translateAll.toString()})()
    new MutationObserver(() => (${translateAll.toString()})())
      .observe(document.body, { subtree: true, childList: true, characterData: true })`)
}

/** Runs in the browser. */
function translateAll(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isLeftAlone = text.parentElement?.closest(
      'script, style, noscript, textarea, svg, font, [translate=no]',
    )
    if (!text.data.trim() || isLeftAlone) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
}
