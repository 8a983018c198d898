import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Longer addresses are nobody's front page, and the facts hold no longer ones either. */
const URL_MAX_LENGTH = 2000
const HOSTNAME_MAX_LENGTH = 253
/** What `URL.port` is for a scheme's own port, and the two ports that websites are at. */
const WEB_PORTS = ['', '80', '443']

/** Names that networks give to their own machines (RFC 6761, 6762, 8375, ICANN's internal and what routers ship with). */
const INTERNAL_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
]

/** All public IPv6 addresses are in here; what is outside embeds IPv4 addresses, is local, or is nothing yet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Counts as unicast, and yet only virtual machines in Azure reach it: their metadata and name service. */
const AZURE_HOST = ipaddr.IPv4.parse('168.63.129.16').toString()

/**
 * Reads an address that a visitor typed or a website redirects to.
 *
 * @param base what a relative address is relative to
 * @returns the address without its fragment, or null where it is not one that a public website could have: another scheme
 *   or port, credentials, the name of a machine in somebody's own network, an IP address that is not public in whatever
 *   notation. Where a name leads to is not known here.
 */
export function publicSiteUrl(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base)
  if (!url || url.href.length > URL_MAX_LENGTH) return null
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (!WEB_PORTS.includes(url.port)) return null
  if (url.username !== '' || url.password !== '') return null
  const address = ipLiteral(url)
  if (address === null ? !isPublicName(url.hostname) : !isPublicAddress(address)) return null
  url.hash = ''
  return url
}

/** The IP address that a URL names instead of a host; the URL parser has turned every notation into the usual one. */
export function ipLiteral(url: URL): string | null {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? null : host
}

/**
 * Whether everybody on the internet reaches the same machine at this address. It is a list of what is allowed, so that a
 * range that is set aside later has to be let in first: global unicast, less what the IANA registries for special
 * purposes take out of it. IPv6 addresses that stand for an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP)
 * are never public, whichever it is: a website has no such address, and they would be a second way in.
 *
 * @param address as name servers answer: IPv4 in four decimal parts, or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6) && !isIsatap(parsed)
  return parsed.toString() !== AZURE_HOST
}

/** "…:0:5efe:a.b.c.d" (RFC 5214): hosts with such a tunnel send it to the IPv4 address in its end. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  if (hostname.length > HOSTNAME_MAX_LENGTH || labels.length < 2 || labels.includes(''))
    return false
  return !INTERNAL_SUFFIXES.includes(labels.at(-1) ?? '')
}
