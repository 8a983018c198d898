/** As long as an address in a shared copy may be. */
const ADDRESS_MAX = 2_000

/**
 * The fragment of our page before a website that a stranger linked to. In a fragment the address reaches no server, so
 * there is nothing that could redirect.
 */
export function foreignLinkFragment(url: string): string {
  return `#${encodeURIComponent(url)}`
}

/**
 * The address in the fragment of that page. Null where it is not of a website, or has a name or a password: before a
 * host, these can look like another one.
 *
 * @param fragment without "#"
 */
export function readForeignLink(fragment: string): URL | null {
  const url = URL.parse(decoded(fragment))
  if (!url || url.href.length > ADDRESS_MAX) return null
  const isWebsite = url.protocol === 'http:' || url.protocol === 'https:'
  return isWebsite && url.username === '' && url.password === '' ? url : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
