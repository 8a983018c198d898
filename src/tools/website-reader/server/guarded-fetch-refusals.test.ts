import { createServer } from 'node:http'
import { buildConnector } from 'undici'
import { describe, expect, test } from 'vitest'
import { listenLocally } from '#tests/support/servers/local-server.ts'
import { startNameServer } from '#tests/support/sites/name-server.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { type Connect, dnsLookup, type Lookup } from './guarded-fetch-network.ts'

/** A public address that is not contacted: the guard's connections end in the test's listener. */
const PUBLIC = '93.184.215.14'
const REFUSED = { code: 'tools.address_refused', message: 'tools.address_refused' }
const FOREVER = new AbortController().signal

/** Forbidden addresses as literals. Any name among them would resolve to a public address. */
const HOSTILE_ADDRESSES = [
  ['loopback', 'http://127.0.0.1/'],
  ['loopback that is not the first', 'https://127.255.255.254/'],
  ['loopback, short', 'http://127.1/'],
  ['loopback, decimal', 'http://2130706433/'],
  ['loopback, octal', 'http://0177.0.0.1/'],
  ['loopback, all in octal', 'http://017700000001/'],
  ['loopback, hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
  ['loopback, hexadecimal in one', 'http://0x7F000001/'],
  ['loopback, mixed', 'http://0x7f.1/'],
  ['loopback, with a dot at the end', 'http://127.0.0.1./'],
  ['loopback, percent-encoded', 'http://%31%32%37.0.0.1/'],
  ['loopback, in full-width digits', 'http://１２７.０.０.１/'],
  ['loopback, in circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['loopback, with ideographic dots', 'http://127。0。0。1/'],
  ['loopback in IPv6', 'http://[::1]/'],
  ['loopback in IPv6, written out', 'http://[0000:0000:0000:0000:0000:0000:0000:0001]/'],
  ['loopback, mapped', 'http://[::ffff:127.0.0.1]/'],
  ['loopback, mapped in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['loopback, compatible', 'http://[::127.0.0.1]/'],
  ['loopback behind NAT64', 'http://[64:ff9b::127.0.0.1]/'],
  ['loopback in 6to4', 'http://[2002:7f00:1::]/'],
  ['loopback in Teredo', 'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/'],
  ['a private network in ISATAP', 'http://[2a00:1450::5efe:10.0.0.1]/'],
  ['unspecified', 'http://0.0.0.0/'],
  ['unspecified, short', 'http://0/'],
  ['unspecified in IPv6', 'http://[::]/'],
  ['this network', 'http://0.1.2.3/'],
  ['a private network, 10', 'http://10.0.0.1/'],
  ['a private network, 172', 'http://172.31.255.255/'],
  ['a private network, 192', 'https://192.168.178.1/'],
  ['a private network, mapped', 'http://[::ffff:192.168.0.1]/'],
  ['unique-local', 'http://[fd12:3456:789a::1]/'],
  ['link-local', 'http://169.254.1.1/'],
  ['link-local in IPv6', 'http://[fe80::1]/'],
  ['link-local with a zone', 'http://[fe80::1%25eth0]/'],
  ['site-local', 'http://[fec0::1]/'],
  ['carrier-grade NAT', 'http://100.64.0.1/'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['metadata, decimal', 'http://2852039166/'],
  ['metadata, mapped', 'http://[::ffff:a9fe:a9fe]/'],
  ['metadata in IPv6', 'http://[fd00:ec2::254]/'],
  ['metadata in IPv6, of another cloud', 'http://[fd20:ce::254]/'],
  ['metadata at a carrier-grade address', 'http://100.100.100.200/'],
  ['metadata at a protocol address', 'http://192.0.0.192/'],
  ['metadata at an address that looks public', 'http://168.63.129.16/'],
  ['multicast', 'http://224.0.0.1/'],
  ['multicast in IPv6', 'http://[ff02::1]/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['documentation', 'http://192.0.2.1/'],
  ['documentation in IPv6', 'http://[2001:db8::1]/'],
  ['benchmarking', 'http://198.18.0.1/'],
  ['reserved', 'http://240.0.0.1/'],
  ['the old 6to4 relays', 'http://192.88.99.1/'],
  ['too many parts', 'http://127.0.0.1.1/'],
  ['localhost', 'http://localhost/'],
  ['localhost in capitals', 'http://LOCALHOST:80/'],
  ['localhost with a dot', 'http://localhost./'],
  ['a name in localhost', 'http://firma.localhost/'],
  ['a name in local', 'http://drucker.local/'],
  ['a name in internal', 'http://metadata.google.internal/'],
  ['a router’s name', 'http://router.lan/'],
  ['a name at home', 'http://nas.home.arpa/'],
  ['a single label', 'http://intranet/'],
  ['a name with a dot at the end', 'http://firma.example./'],
  ['an empty label', 'http://firma..example/'],
  ['another port', 'http://firma.example:8080/'],
  ['the database’s port', 'http://firma.example:5432/'],
  ['port 0', 'http://firma.example:0/'],
  ['credentials', 'http://anna:geheim@firma.example/'],
  ['a user', 'https://anna@firma.example/'],
  ['a name that is a user', 'http://firma.example@127.0.0.1/'],
  ['a name that is a user, with a backslash', 'http://127.0.0.1\\@firma.example/'],
  ['a file', 'file:///etc/passwd'],
  ['FTP', 'ftp://firma.example/'],
  ['Gopher', 'gopher://127.0.0.1:6379/_INFO'],
  ['data', 'data:text/html,<p>x'],
  ['a script', 'javascript:alert(1)'],
  ['a web socket', 'ws://firma.example/'],
  ['a socket of a blob', 'blob:http://127.0.0.1/1'],
] as const

/** Results of DNS that must never be connected to. */
const HOSTILE_ANSWERS: [string, string[]][] = [
  ['loopback', ['127.0.0.1']],
  ['loopback in IPv6', ['::1']],
  ['loopback, mapped', ['::ffff:127.0.0.1']],
  ['loopback, mapped in hexadecimal', ['::ffff:7f00:1']],
  ['a private network', ['10.1.2.3']],
  ['a public address and a private one', [PUBLIC, '192.168.0.1']],
  ['a private address and a public one', ['172.16.0.1', PUBLIC]],
  ['a public address and a unique-local one', [PUBLIC, 'fd00::1']],
  ['metadata', ['169.254.169.254']],
  ['link-local with a zone', ['fe80::1%eth0']],
  ['NAT64', ['64:ff9b::a00:1']],
  ['an address that is none', ['firma.example']],
  ['an address in another notation', ['0x7f000001']],
]

describe('no connection is made to', () => {
  test.each(HOSTILE_ADDRESSES)('%s: %s', async (_what, address) => {
    const trap = await startTrap()
    await expect(trap.read(address)).rejects.toMatchObject(REFUSED)
    expect(trap.seen()).toEqual({ opened: [], connections: 0, requests: [] })
  })

  test.each(HOSTILE_ADDRESSES)('%s by a redirect: %s', async (_what, address) => {
    const trap = await startTrap({ redirect: address })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
    expect(trap.seen()).toEqual({ opened: [[PUBLIC]], connections: 1, requests: ['/'] })
  })

  test.each([
    ['without a scheme', '//127.0.0.1/'],
    ['with backslashes', '\\\\127.0.0.1\\'],
    ['in another case', 'HTTP://LocalHost/'],
    ['with white space', ' http://10.0.0.1/ '],
    ['that leaves TLS', 'http://192.168.0.1/'],
  ])('a private machine by a redirect %s', async (_how, location) => {
    const trap = await startTrap({ redirect: location })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
    expect(trap.seen()).toEqual({ opened: [[PUBLIC]], connections: 1, requests: ['/'] })
  })

  test.each(HOSTILE_ANSWERS)('a name that leads to %s: %s', async (_what, answers) => {
    const trap = await startTrap({ lookup: async () => answers })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
    expect(trap.seen()).toEqual({ opened: [], connections: 0, requests: [] })
  })

  test.each(HOSTILE_ANSWERS)(
    'a name that a redirect leads to and that leads to %s: %s',
    async (_what, answers) => {
      const lookup: Lookup = async (name) => (name === 'firma.example' ? [PUBLIC] : answers)
      const trap = await startTrap({ lookup, redirect: 'http://andere.example/' })
      await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
      expect(trap.seen()).toEqual({ opened: [[PUBLIC]], connections: 1, requests: ['/'] })
    },
  )
})

describe('a name that leads elsewhere the second time', () => {
  test('is asked for once, and the connection goes where it led then', async () => {
    const names = rebinding()
    const trap = await startTrap({ lookup: names.lookup })
    await expect(trap.read('http://firma.example/')).resolves.toMatchObject({ status: 200 })
    expect(names.asked()).toBe(1)
    expect(trap.seen()).toMatchObject({ opened: [[PUBLIC]], connections: 1 })
  })

  test('is refused when a redirect comes back to it', async () => {
    const names = rebinding()
    const trap = await startTrap({ lookup: names.lookup, redirect: '/weiter' })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
    expect(names.asked()).toBe(2)
    expect(trap.seen()).toEqual({ opened: [[PUBLIC]], connections: 1, requests: ['/'] })
  })
})

describe('what a name server says', () => {
  test.each([
    ['a private address', { a: ['10.0.0.1'] }],
    ['a public and a private address', { a: [PUBLIC, '10.0.0.1'] }],
    ['a public address and loopback in IPv6', { a: [PUBLIC], aaaa: ['::1'] }],
    ['a mapped address', { aaaa: ['::ffff:7f00:1'] }],
    ['an alias of a private machine', { cname: 'intern.example', a: ['192.168.0.1'] }],
  ])('is refused where it is %s', async (_what, zone) => {
    const names = await startNameServer({ 'firma.example': zone })
    const trap = await startTrap({ lookup: dnsLookup([names.address]) })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject(REFUSED)
    expect(trap.seen()).toEqual({ opened: [], connections: 0, requests: [] })
  })

  test('is where the connection goes, to any of its addresses', async () => {
    const names = await startNameServer({
      'firma.example': { a: [PUBLIC], aaaa: ['2a00:1450:4001:80e::200e'] },
      'alias.example': { cname: 'firma.example', a: [PUBLIC] },
    })
    const trap = await startTrap({ lookup: dnsLookup([names.address]) })
    await trap.read('http://firma.example/')
    await trap.read('http://alias.example/')
    expect(trap.seen().opened).toEqual([[PUBLIC, '2a00:1450:4001:80e::200e'], [PUBLIC]])
    // One question for each address family.
    expect(names.questions).toHaveLength(4)
  })

  test.each([
    ['that there is no such name', {}, 'tools.site_unknown'],
    ['that the name has no address', { 'firma.example': {} }, 'tools.site_unknown'],
    ['that it is in trouble', { 'firma.example': 'failure' }, 'tools.site_unreachable'],
    ['nothing', { 'firma.example': 'silence' }, 'tools.site_too_slow'],
  ] as const)('is told as it is: %s', async (_what, zone, code) => {
    const names = await startNameServer(zone)
    const trap = await startTrap({ lookup: dnsLookup([names.address]), timeLimitMs: 300 })
    await expect(trap.read('http://firma.example/')).rejects.toMatchObject({ code })
    expect(trap.seen()).toMatchObject({ opened: [], connections: 0 })
  })

  test('is waited for no longer than the visitor waits', async () => {
    const names = await startNameServer({ 'firma.example': 'silence' })
    const trap = await startTrap({ lookup: dnsLookup([names.address]) })
    const visitor = new AbortController()
    const reading = trap.read('http://firma.example/', visitor.signal)
    visitor.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
  })
})

interface Trap {
  lookup?: Lookup
  redirect?: string
  timeLimitMs?: number
}

/**
 * Reads through a guard whose connections all end in a local listener, whatever their target. The connect function and
 * the listener both record connections. The listener answers with a page, or with a redirect.
 */
async function startTrap({ redirect, ...parts }: Trap = {}) {
  const opened: (readonly string[])[] = []
  const requests: (string | undefined)[] = []
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(request.url)
    const location = redirect && Buffer.from(redirect).toString('latin1')
    if (location) response.writeHead(302, { Location: location }).end()
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>trapped')
  })
  server.on('connection', () => {
    connections += 1
  })
  const { port } = await listenLocally(server)
  const toTrap = buildConnector({})
  const connect: Connect = (addresses) => {
    opened.push(addresses)
    return (options, callback) => {
      const trapped = { ...options, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }
      toTrap(trapped, callback)
    }
  }
  const lookup: Lookup = async () => [PUBLIC]
  const read = createGuardedFetch({ userAgent: 'Test', lookup, connect, ...parts })
  return {
    read: (url: string, signal = FOREVER) => read(url, { signal, accept: ['text/html'] }),
    seen: () => ({ opened, connections, requests }),
  }
}

/** A name that resolves to a public address once, and to a local one afterwards. */
function rebinding() {
  let asked = 0
  const lookup: Lookup = async () => {
    asked += 1
    return [asked === 1 ? PUBLIC : '127.0.0.1']
  }
  return { lookup, asked: () => asked }
}
