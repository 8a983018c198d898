import { fillFields } from '#platform/rendering/web/fill-fields.ts'
import { parseLanguage, storeLanguage } from '#platform/rendering/web/stored-language.ts'
import { languageToggleInView } from '#platform/rendering/web/toggle-in-view.ts'
import { listen } from './listen.ts'
import { savesData } from './save-data.ts'
import { WEBSITE_FORM } from './website-form.ts'

const TOGGLE = '[data-language-toggle]'
/** What differs in the head of the two pages. Fonts and icons are the same, and scripts would run again. */
const OF_LANGUAGE =
  'title, meta, style, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'

/** Pages of the other language, by address, as they are asked for once. */
const pages = new Map<string, Promise<string>>()

/**
 * Shows the page in the other language without loading it anew, so that the scroll position, the history entry and a
 * typed website's address stay, and remembers the language. The other page is fetched beforehand, when the browser is idle, except where the visitor
 * wants to save data. Where that fails, the link is followed as it is.
 *
 * @param onReplaced called when the page's content is replaced
 */
export function listenToLanguageToggles(onReplaced: () => void): void {
  listen('click', TOGGLE, (toggle, event) => {
    const link = toggle as HTMLAnchorElement
    storeLanguage(parseLanguage(link.hreflang))
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    link.ariaBusy = 'true'
    void changeLanguage(link.href, onReplaced)
  })
  // Safari has no idle callbacks.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchOtherPage))
}

function fetchOtherPage(): void {
  const toggle = document.querySelector<HTMLAnchorElement>(TOGGLE)
  if (toggle && !savesData()) void htmlOf(toggle.href).catch(() => undefined)
}

async function changeLanguage(href: string, onReplaced: () => void): Promise<void> {
  const address = href + location.search + location.hash
  try {
    await nextPaint()
    const page = new DOMParser().parseFromString(await htmlOf(href), 'text/html')
    const top = scrollY
    const typed = websiteForm() && new FormData(websiteForm())
    document.documentElement.lang = page.documentElement.lang
    for (const element of document.head.querySelectorAll(OF_LANGUAGE)) element.remove()
    document.head.append(...page.head.querySelectorAll(OF_LANGUAGE))
    document.body.replaceWith(page.body)
    const form = websiteForm()
    if (form && typed) fillFields(form, typed)
    history.replaceState(history.state, '', address)
    scrollTo({ top, behavior: 'instant' })
    dispatchEvent(new Event('scroll'))
    onReplaced()
    languageToggleInView()?.focus({ preventScroll: true })
    fetchOtherPage()
  } catch {
    location.replace(address)
  }
}

/** A tool keeps by itself what is typed into it. */
function websiteForm(): HTMLFormElement | undefined {
  return document.querySelector<HTMLFormElement>(WEBSITE_FORM) ?? undefined
}

/** When the browser has shown that the click was noticed. Replacing the page takes a phone a fifth of a second. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

function htmlOf(href: string): Promise<string> {
  const known = pages.get(href) ?? fetchHtml(href)
  pages.set(href, known)
  known.catch(() => pages.delete(href))
  return known
}

/** @throws where the page cannot be had */
async function fetchHtml(href: string): Promise<string> {
  const response = await fetch(href, { priority: 'low' })
  if (!response.ok) throw new Error(`${href} is answered with ${response.status}.`)
  return response.text()
}
