import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Longest URL, as in the schema of the facts; front pages have shorter ones. */
const URL_MAX_LENGTH = 2000
const HOSTNAME_MAX_LENGTH = 253
/** Ports of websites; `URL.port` is empty for a scheme's default port. */
const WEB_PORTS = ['', '80', '443']

/** Top-level names of internal networks (RFC 6761, 6762, 8375, ICANN's "internal", and defaults of routers). */
const INTERNAL_SUFFIXES =
  'localhost localdomain local internal intranet private corp home lan arpa'.split(' ')

/**
 * All public IPv6 addresses are in this range; addresses outside of it embed IPv4 addresses, are local, or are
 * unassigned.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Counts as unicast, but only virtual machines in Azure reach it: their metadata and name service. */
const AZURE_HOST = ipaddr.IPv4.parse('168.63.129.16').toString()

/**
 * Parses a URL that a visitor typed or a website redirects to.
 *
 * @param base the base of a relative URL
 * @returns the URL without its fragment; null where no public website could have it: another scheme or port,
 * credentials, a name of an internal network, an IP address that is not public, in any notation. Host names are not
 * resolved here.
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

/** The IP address in a URL, if its host is one; the URL parser has normalised every notation. */
export function ipLiteral(url: URL): string | null {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? null : host
}

/**
 * Whether the address is globally reachable. Based on an allow list, so that ranges reserved in the future are
 * excluded: global unicast, without the IANA registries for special purposes. IPv6 addresses that contain an IPv4
 * address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP) are never public: no website has one, and they could bypass
 * the check.
 *
 * @param address as name servers return it: IPv4 in four decimal parts, or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6) && !isIsatap(parsed)
  return parsed.toString() !== AZURE_HOST
}

/** "…:0:5efe:a.b.c.d" (RFC 5214): hosts with such a tunnel forward it to the IPv4 address at its end. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  if (hostname.length > HOSTNAME_MAX_LENGTH || labels.length < 2 || labels.includes(''))
    return false
  return !INTERNAL_SUFFIXES.includes(labels.at(-1) ?? '')
}
