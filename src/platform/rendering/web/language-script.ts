import { PAGES } from '#site/pages/web/page-table.ts'

const ENGLISH_PATHS = Object.fromEntries(Object.values(PAGES).map(({ de, en }) => [de, en]))

/**
 * Runs in the head, before anything is painted. It redirects a visitor who chose English from a German page to its English
 * version, which is not shown until then, because the browser may take a moment to leave the page. A link to the other
 * language keeps the parameters of the address, and the choice is stored. The text is the same on every page, so that a
 * Content-Security-Policy can allow it by its hash.
 */
export const LANGUAGE_SCRIPT = `try {
  const english = ${JSON.stringify(ENGLISH_PATHS)}[location.pathname]
  if (english && localStorage.getItem('language') === 'en') {
    document.documentElement.style.display = 'none'
    location.replace(english + location.search + location.hash)
  }
} catch {}
addEventListener('click', ({ target }) => {
  const link = target.closest('a[data-language]')
  if (!link) return
  link.search = location.search
  link.hash = location.hash
  try {
    localStorage.setItem('language', link.hreflang)
  } catch {}
})`
