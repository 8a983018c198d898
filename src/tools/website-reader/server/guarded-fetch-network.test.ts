import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { Client } from 'undici'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LOCAL_CERTIFICATE, localCertificateKey } from '#tests/support/servers/local-certificate.ts'
import { listenLocally } from '#tests/support/servers/local-server.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { connectTo } from './guarded-fetch-network.ts'

const PAGE = { signal: new AbortController().signal, accept: ['text/html'] }

test('the connection goes to the address that was checked, in the name of the site', async () => {
  const site = await startSite()
  await expect(ask(`http://firma.example:${site.port}`, ['127.0.0.1'])).resolves.toBe(200)
  expect(site.hosts).toEqual([`firma.example:${site.port}`])
})

test('where the first address does not answer, the next one is tried', async () => {
  const site = await startSite()
  // No server listens in IPv6.
  await expect(ask(`http://firma.example:${site.port}`, ['::1', '127.0.0.1'])).resolves.toBe(200)
})

test.each(['http', 'https'])('a connection by %s ends with its reader', async (scheme) => {
  const visitor = new AbortController()
  const silent = createTcpServer((socket) => {
    socket.resume()
    visitor.abort()
  })
  const { port, everyConnectionEnds } = await listenLocally(silent)
  await expect(
    ask(`${scheme}://firma.example:${port}`, ['127.0.0.1'], visitor.signal),
  ).rejects.toThrow()
  await everyConnectionEnds()
})

test('no setting leads the connection elsewhere: not a proxy, not another table of names', async () => {
  const proxy = await startSite()
  const site = await startSite()
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) {
    vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
  }
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(ask(`http://firma.example:${site.port}`, ['127.0.0.1'])).resolves.toBe(200)
  expect(proxy.hosts).toEqual([])
})

test('a self-signed certificate ends the connection, even where Node.js is configured to accept it', async () => {
  const site = await startSite({ tls: true })
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const asking = ask(`https://firma.example:${site.port}`, ['127.0.0.1'])
  await expect(asking).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(site.hosts).toEqual([])
})

test('a site with a certificate is asked for by its name, and only that name is taken', async () => {
  const site = await startSite({ tls: true })
  const sites = { 'firma.example:443': site.port, 'andere.example:443': site.port }
  const read = createGuardedFetch({ userAgent: 'Test', ...localSites(sites, LOCAL_CERTIFICATE) })
  await expect(read('https://firma.example/', PAGE)).resolves.toMatchObject({
    url: 'https://firma.example/',
    status: 200,
  })
  await expect(read('https://andere.example/', PAGE)).rejects.toMatchObject({
    code: 'tools.site_unreachable',
  })
  expect(site.hosts).toEqual(['firma.example'])
  expect(site.servernames).toEqual(['firma.example'])
})

/** Requests the front page with the product's own connector. */
async function ask(
  origin: string,
  addresses: readonly string[],
  signal = PAGE.signal,
): Promise<number> {
  const client = new Client(origin, { connect: connectTo(addresses, signal) })
  onTestFinished(() => client.destroy())
  const { statusCode, body } = await client.request({ path: '/', method: 'GET' })
  await body.dump()
  return statusCode
}

async function startSite({ tls = false } = {}) {
  const hosts: (string | undefined)[] = []
  const servernames: unknown[] = []
  const answer = (request: IncomingMessage) => {
    hosts.push(request.headers.host)
    if (tls) servernames.push((request.socket as TLSSocket).servername)
  }
  const server = tls
    ? createTlsServer({ cert: LOCAL_CERTIFICATE, key: localCertificateKey() })
    : createServer()
  server.on('request', (request: IncomingMessage, response) => {
    answer(request)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>here')
  })
  const { port } = await listenLocally(server)
  return { port, hosts, servernames }
}
