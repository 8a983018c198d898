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

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const WEB = /^https?:\/\/(?=[^/])/i
/** A host as the URL parser normalises it: lower case, umlauts in Punycode. The last label is never a number. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/**
 * The address of a company's website as people type it: "example.com" means "https://example.com". Only hosts that can
 * be public websites are accepted, so neither mail addresses nor hosts of a local network.
 */
export function websiteAddress(typed: string): WebsiteAddress {
  const text = typed.trim()
  if (text === '') return { problem: 'empty' }
  const address = SCHEME.test(text) ? text : `https://${text}`
  return isPublicWebsite(address) ? { url: address } : { problem: 'invalid' }
}

function isPublicWebsite(address: string): boolean {
  if (/\s/.test(address) || !WEB.test(address)) return false
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
