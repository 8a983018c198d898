import { shorten } from '#tools/documents/domain/plain-text.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'

const BETWEEN_PARTS = /\s+[|–—·:»-]\s+/u
/** The start page, also of a language: "/", "/en/", "/de-at". */
const START_PATH = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i
const NAME_MAX_LENGTH = 40

/**
 * A short name for a page that was read. Titles often repeat the company at the start or end, so it is the part of the
 * title that no other page has. Without a title it is the path.
 * A page of another website than the first one has its host before it.
 * @param start the name of the start page
 */
export function pageName(pages: SiteFacts['pages'], url: string, start: string): string {
  const { host } = new URL(url)
  const own = pages.filter((page) => new URL(page.url).host === host)
  const name = nameOnSite(own, url, start)
  return own[0] === pages[0] ? name : `${host.replace(/^www\./, '')}: ${name}`
}

function nameOnSite(pages: SiteFacts['pages'], url: string, start: string): string {
  const { pathname } = new URL(url)
  if (START_PATH.test(pathname)) return start
  const parts = partsOf(pages.find((page) => page.url === url)?.title ?? '')
  const others = pages.filter((page) => page.url !== url).flatMap(({ title }) => partsOf(title))
  const own = parts.find((part) => !others.includes(part)) ?? parts[0] ?? decoded(pathname)
  return shorten(own, NAME_MAX_LENGTH)
}

function partsOf(title: string): string[] {
  return title.trim().split(BETWEEN_PARTS).filter(Boolean)
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
