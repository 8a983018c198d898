import { type CheerioAPI, loadBuffer } from 'cheerio'
import { blocksOf } from './page-blocks.ts'
import type { PageLink, PageOutline } from './page-outline.ts'
import { cleanStart } from './site-text.ts'

const LINKS_MAX = 400
const TITLE_MAX_LENGTH = 300
const ADDRESS_MAX_LENGTH = 2000

/** A page that sends its readers on later than this many seconds is there to be read. */
const REFRESH_MAX_SECONDS = 30
/** Seconds and address in `<meta http-equiv="refresh">`, the address in quotes or not, as in the HTML standard. */
const REFRESH = /^\s*(\d+)[\d.]*(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|([^"'].*))/is

/** A page as received. */
export interface PageSource {
  /** The final URL, after redirects. */
  url: string
  /** The Content-Type header, including its charset. */
  contentType: string
  body: Uint8Array
}

/**
 * Parses a page's HTML. A malicious page may keep the parser busy for minutes or exhaust its stack, so this runs in a
 * thread that can be ended: see site-thread.ts.
 *
 * The charset is determined as in a browser: byte order mark, header, `<meta>`; without any of them, UTF-8 if the bytes
 * are valid UTF-8, else windows-1252.
 */
export function readOutline({ url, contentType, body }: PageSource): PageOutline {
  const bytes = Buffer.from(body)
  const $ = loadBuffer(bytes, {
    encoding: {
      defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
      ...charsetOf(contentType),
    },
  })
  const address = withoutFragment(new URL(url))
  const element = $('body').get(0)
  return {
    url: address,
    refresh: refreshOf($, address),
    title: cleanStart($('head title').first().text(), TITLE_MAX_LENGTH),
    language: cleanStart($('html').attr('lang') ?? '', 20),
    links: linksOf($, address),
    buttons: buttonsOf($),
    blocks: element ? blocksOf(element) : [],
  }
}

function charsetOf(contentType: string): { transportLayerEncodingLabel?: string } {
  const [, label] = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType) ?? []
  return label ? { transportLayerEncodingLabel: label } : {}
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function refreshOf($: CheerioAPI, address: string): string | null {
  const tags = $('meta[http-equiv="refresh" i][content]')
    .toArray()
    .filter((tag) => $(tag).closest('noscript').length === 0)
  const [, seconds, ...texts] = REFRESH.exec(tags[0]?.attribs.content ?? '') ?? []
  const target = texts.find((text) => text !== undefined)
  if (target === undefined || Number(seconds) > REFRESH_MAX_SECONDS) return null
  const url = urlOf(target, baseOf($, address))
  const next = url && withoutFragment(url)
  return next === address ? null : next
}

function baseOf($: CheerioAPI, address: string): string {
  return urlOf($('base[href]').attr('href') ?? '', address)?.href ?? address
}

type Anchor = ReturnType<CheerioAPI>

/** Links to other pages. Those with nofollow, or on a page with nofollow, are left out. */
function linksOf($: CheerioAPI, address: string): PageLink[] {
  if (/\b(nofollow|none)\b/i.test($('meta[name="robots" i]').attr('content') ?? '')) return []
  const base = baseOf($, address)
  const links: PageLink[] = []
  for (const anchor of $('a[href]').slice(0, LINKS_MAX).toArray()) {
    const { href = '', rel = '' } = anchor.attribs
    const url = urlOf(href, base)
    if (!url || /\bnofollow\b/i.test(rel)) continue
    const $anchor = $(anchor)
    links.push({
      url: withoutFragment(url),
      text: cleanStart($anchor.text() || (anchor.attribs.title ?? ''), 120),
      region:
        $anchor.closest('footer, [role="contentinfo"]').length > 0
          ? 'footer'
          : inNavigation($anchor),
      under: cleanStart(entryAbove($anchor), 60),
    })
  }
  return links
}

function buttonsOf($: CheerioAPI): string[] {
  return $('button, input[type="submit" i]')
    .slice(0, LINKS_MAX)
    .toArray()
    .map((button) => cleanStart($(button).text() || (button.attribs.value ?? ''), 120))
    .filter(Boolean)
}

/** The text of the menu's entry that an anchor stands below. */
function entryAbove($anchor: Anchor): string {
  const list = $anchor.closest('ul, ol, [class*="dropdown" i], [class*="submenu" i]')
  const entry = list.parent().closest('li, [class*="dropdown" i], details').first()
  const name = entry.find('a, button, span, summary').first().text()
  return name === $anchor.text() ? '' : name
}

function inNavigation($anchor: Anchor) {
  return $anchor.closest('nav, header, [role="navigation"], .nav, .menu, #nav, #menu').length > 0
    ? ('navigation' as const)
    : ('main' as const)
}

function urlOf(href: string, base: string): URL | null {
  const url = URL.parse(href.trim(), base)
  const isPage = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isPage && url.href.length <= ADDRESS_MAX_LENGTH ? url : null
}

function withoutFragment(url: URL): string {
  const page = new URL(url)
  page.hash = ''
  return page.href
}
