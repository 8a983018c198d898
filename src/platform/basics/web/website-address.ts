export type WebsiteAddress =
  | { readonly url: string; readonly problem?: never }
  | { readonly url?: never; readonly problem: 'empty' | 'invalid' }

/** Attributes of every input for a website's address, for keyboards, autofill and forms. */
export const WEBSITE_INPUT = {
  name: 'url',
  type: 'text',
  inputMode: 'url',
  enterKeyHint: 'go',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 2000,
} as const

/** The scheme, also with its colon or slashes missing, tripled or turned, and pasted in front of another one. */
const WEB_SCHEME = /^(?:https?[:/\\]+\s*)*(https?)[:/\\]+\s*/i
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
/** What surrounds an address in a sentence, a mail or a table. */
const BEFORE = /^[\s"'„“”‚‘’«»‹›(<[{]+/
const BEHIND = /[\s"'„“”‚‘’«»‹›>\]}.,;:!?…]+$/
const CLOSED = /[\s"'„“”‚‘’«»‹›>\]}.,;:!?…)]+$/
/** Characters without width, which come with what is copied from a page. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
/** A host as the URL parser normalises it: lower case, umlauts in Punycode. The last label is never a number. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/**
 * The address of a company's website as people type it: "example.com", "(example.com)" and "https:/example.com" mean
 * "https://example.com". Only hosts that can be public websites are accepted, so neither mail addresses nor hosts of a
 * local network.
 */
export function websiteAddress(typed: string): WebsiteAddress {
  if (typed.trim() === '') return { problem: 'empty' }
  const text = withoutSurroundings(typed)
  const [start = '', scheme = 'https'] = WEB_SCHEME.exec(text) ?? []
  const rest = text.slice(start.length).replace(/^\/+/, '')
  const url = `${scheme}://${rest}`
  return !OTHER_SCHEME.test(rest) && isPublicWebsite(url) ? { url } : { problem: 'invalid' }
}

/** A parenthesis at the end stays where the address itself has opened it. */
function withoutSurroundings(typed: string): string {
  const text = typed.replace(INVISIBLE, '').replace(BEFORE, '')
  return text.replace(text.includes('(') ? BEHIND : CLOSED, '')
}

function isPublicWebsite(address: string): boolean {
  if (/\s/.test(address)) return false
  const url = parsed(address)
  return url?.username === '' && url.password === '' && PUBLIC_HOST.test(url.hostname)
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
