import type { Page } from '@playwright/test'

/** The colour of a text and of what is behind it, as "#rrggbb". */
interface ShownPair {
  front: string
  ground: string
  text: string
}

/**
 * The colours of all texts of a page and of their grounds, each pair once. Texts on pictures and on transparent colours
 * are left out.
 */
export function shownPairs(page: Page): Promise<ShownPair[]> {
  return page.evaluate(() => {
    const hexOf = (color: string) => {
      const [, red, green, blue, alpha] =
        /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? []
      if (red === undefined || alpha !== undefined) return null
      const parts = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0'))
      return `#${parts.join('')}`
    }
    const groundOf = (element: Element | null): string | null => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
        if (backgroundImage !== 'none' || opacity !== '1') return null
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return hexOf(backgroundColor)
      }
      return null
    }
    const pairs = new Map<string, ShownPair>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('[inert], :disabled')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const front = hexOf(getComputedStyle(element).color)
      const ground = groundOf(element)
      if (front && ground) pairs.set(`${front} ${ground}`, { front, ground, text })
    }
    return [...pairs.values()]
  })
}
