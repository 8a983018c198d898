import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, publicSiteUrl } from './address-guard.ts'

/** From IANA's IPv4 Special-Purpose Address Registry, with multicast and reserved ranges. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]

/** From IANA's IPv6 Special-Purpose Address Registry, with all other ranges outside of global unicast. */
const SPECIAL_IPV6 = [
  '::/8',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '4000::/2',
  '5f00::/16',
  '8000::/2',
  'c000::/3',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

const anyOctet = fc.integer({ min: 0, max: 255 })
const anyIpv4 = fc.tuple(anyOctet, anyOctet, anyOctet, anyOctet)
const specialIpv4 = fc.constantFrom(...SPECIAL_IPV4).chain(addressIn)
const specialIpv6 = fc.constantFrom(...SPECIAL_IPV6).chain(addressIn)

describe('an IPv4 address', () => {
  test('is refused in every range that is set aside, and only there', () => {
    fc.assert(fc.property(specialIpv4, (octets) => !isPublicAddress(dotted(octets))))
    fc.assert(
      fc.property(anyIpv4, (octets) => {
        const address = new ipaddr.IPv4(octets)
        const special = SPECIAL_IPV4.some((range) => address.match(ipaddr.parseCIDR(range)))
        expect(isPublicAddress(dotted(octets))).toBe(!special)
      }),
    )
  })

  test.each(['8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.0.0.1'])(
    '%s is public, beside what is not',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test('is refused in every notation of an address bar', () => {
    const part = fc.constantFrom(
      (octet: number) => String(octet),
      (octet: number) => `0x${octet.toString(16)}`,
      (octet: number) => `0${octet.toString(8)}`,
      (octet: number) => `0X000${octet.toString(16).toUpperCase()}`,
      (octet: number) => fullWidth(String(octet)),
    )
    const parts = fc.tuple(part, part, part, part)
    const length = fc.integer({ min: 1, max: 4 })
    const dot = fc.constantFrom('.', '。', '%2e')
    const end = fc.constantFrom('', '.', ':80', ':443')
    fc.assert(
      fc.property(specialIpv4, parts, length, dot, end, (octets, notations, count, sign, tail) => {
        // "a.b.c.d", "a.b.cd", "a.bcd" or "abcd": the last part contains all remaining bytes.
        const numbers = [...octets.slice(0, count - 1), numberOf(octets.slice(count - 1))]
        const host = numbers.map((number, index) => notations[index]?.(number)).join(sign)
        expect(publicSiteUrl(`http://${host}${tail}/`)).toBeNull()
      }),
    )
  })
})

describe('an IPv6 address', () => {
  test('is refused in every range that is set aside', () => {
    fc.assert(
      fc.property(specialIpv6, (bytes) => {
        const address = new ipaddr.IPv6(bytes).toString()
        expect(isPublicAddress(address)).toBe(false)
        expect(publicSiteUrl(`https://[${address}]/`)).toBeNull()
      }),
    )
  })

  test.each([
    ['mapped', '::ffff:', ''],
    ['compatible', '::', ''],
    ['translated', '::ffff:0:', ''],
    ['NAT64', '64:ff9b::', ''],
    ['local NAT64', '64:ff9b:1::', ''],
    ['6to4', '2002:', '::1'],
    ['6to4 of a site', '2002:', ':1:2:3:4:5'],
    ['Teredo server', '2001:0:', '::'],
    ['ISATAP', '2a00:1450:4001:80e:0:5efe:', ''],
    ['ISATAP, as unique', '2a00:1450:4001:80e:200:5efe:', ''],
    ['ISATAP in the own network', 'fe80::5efe:', ''],
  ])('that stands for an IPv4 address is refused: %s', (_form, before, after) => {
    fc.assert(
      fc.property(fc.oneof(specialIpv4, anyIpv4), (octets) => {
        const address = `${before}${groups(octets)}${after}`
        expect(isPublicAddress(address)).toBe(false)
        expect(publicSiteUrl(`http://[${address}]/`)).toBeNull()
      }),
    )
  })

  test('that hides an IPv4 address in a Teredo client is refused', () => {
    fc.assert(
      fc.property(specialIpv4, (octets) => {
        const hidden = groups(octets.map((octet) => octet ^ 0xff))
        expect(isPublicAddress(`2001:0:4136:e378:8000:63bf:${hidden}`)).toBe(false)
      }),
    )
  })

  test.each(['2a00:1450:4001:80e::200e', '2606:4700::1111', '2001:200::1', '3ffe:ffff::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

test.each(['', 'firma.example', '8.8.8', '010.8.8.8', '0x8.8.8.8', '2a00:1450::1%eth0', '1:2'])(
  'what is no whole address is not public: "%s"',
  (text) => expect(isPublicAddress(text)).toBe(false),
)

describe('an address of a website', () => {
  test.each([
    ['http://firma.example', 'http://firma.example/'],
    ['https://www.firma.example:443/a?b=c#d', 'https://www.firma.example/a?b=c'],
    ['http://firma.example:80/', 'http://firma.example/'],
    ['http://firma.example:443/', 'http://firma.example:443/'],
    ['https://BÜCHER.example/', 'https://xn--bcher-kva.example/'],
    ['http://@firma.example/', 'http://firma.example/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    ['https://local.firma.example/', 'https://local.firma.example/'],
    ['https://localhost.firma.example/', 'https://localhost.firma.example/'],
  ])('%s is taken', (given, taken) => {
    expect(publicSiteUrl(given)?.href).toBe(taken)
  })

  test('is relative to the page that redirects', () => {
    const base = new URL('https://firma.example/a/b?c')
    expect(publicSiteUrl('../d', base)?.href).toBe('https://firma.example/d')
    expect(publicSiteUrl('//andere.example', base)?.href).toBe('https://andere.example/')
  })

  test('an address longer than the limit is refused', () => {
    expect(publicSiteUrl(`https://firma.example/${'a'.repeat(1978)}`)).not.toBeNull()
    expect(publicSiteUrl(`https://firma.example/${'a'.repeat(1979)}`)).toBeNull()
    expect(publicSiteUrl(`https://${'a.'.repeat(130)}example/`)).toBeNull()
  })
})

/** The bytes of an arbitrary address in a range. */
function addressIn(range: string): fc.Arbitrary<number[]> {
  const [network, prefix] = ipaddr.parseCIDR(range)
  const fixed = network.toByteArray()
  return fc.tuple(...fixed.map(() => anyOctet)).map((random) =>
    fixed.map((byte, index) => {
      const free = 0xff >> Math.min(Math.max(prefix - index * 8, 0), 8)
      return byte | ((random[index] ?? 0) & free)
    }),
  )
}

function dotted(octets: readonly number[]): string {
  return octets.join('.')
}

function numberOf(octets: readonly number[]): number {
  return octets.reduce((number, octet) => number * 256 + octet, 0)
}

/** Two groups of an IPv6 address: "7f00:1". */
function groups([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  return `${numberOf([a, b]).toString(16)}:${numberOf([c, d]).toString(16)}`
}

function fullWidth(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
}
