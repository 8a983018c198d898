import { expect, test } from 'vitest'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { isOwnOrigin } from './guards.ts'

const HTTPS = 'https://www.example.org'
const HTTP = 'http://localhost:3000'

test.each([
  ['the public address', HTTPS, 0, { origin: HTTPS, host: 'www.example.org' }, true],
  [
    'the public address in http',
    HTTPS,
    0,
    { origin: 'http://www.example.org', host: 'www.example.org' },
    false,
  ],
  [
    'the public address in http, behind a proxy',
    HTTPS,
    1,
    { origin: 'http://www.example.org', host: 'www.example.org', proto: 'http' },
    false,
  ],
  [
    'http that a proxy took as https',
    HTTPS,
    1,
    { origin: 'http://www.example.org', host: 'www.example.org', proto: 'https' },
    false,
  ],
  [
    'http at the machine itself',
    HTTPS,
    0,
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    false,
  ],
  [
    'another port',
    HTTPS,
    1,
    { origin: 'https://www.example.org:8443', host: 'www.example.org', proto: 'https' },
    false,
  ],
  [
    'the port that https has anyway',
    HTTPS,
    1,
    { origin: 'https://example.org', host: 'example.org:443', proto: 'https' },
    true,
  ],
  [
    'another address that leads here',
    HTTPS,
    1,
    { origin: 'https://example.org', host: 'Example.ORG', proto: 'https' },
    true,
  ],
  [
    'another address, where no proxy is trusted',
    HTTPS,
    0,
    { origin: 'https://example.org', host: 'example.org', proto: 'https' },
    false,
  ],
  [
    'another address, as a visitor says',
    HTTPS,
    1,
    { origin: 'https://example.org', host: 'example.org', proto: 'https, http' },
    false,
  ],
  [
    'another address, as the outer of two proxies says',
    HTTPS,
    2,
    { origin: 'https://example.org', host: 'example.org', proto: 'https, http' },
    true,
  ],
  [
    'another address, as the one proxy of two that says anything',
    HTTPS,
    2,
    { origin: 'https://example.org', host: 'example.org', proto: 'https' },
    true,
  ],
  [
    'a subdomain',
    HTTPS,
    1,
    { origin: 'https://shop.www.example.org', host: 'www.example.org', proto: 'https' },
    false,
  ],
  ['no site', HTTPS, 1, { origin: 'null', host: 'null', proto: 'https' }, false],
  ['this machine', HTTP, 0, { origin: HTTP, host: 'localhost:3000' }, true],
  [
    'this machine by its number',
    HTTP,
    0,
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    true,
  ],
  [
    'this machine at another port',
    HTTP,
    0,
    { origin: 'http://localhost:3001', host: 'localhost:3000' },
    false,
  ],
  [
    'this machine without its port',
    HTTP,
    0,
    { origin: 'http://localhost', host: 'localhost:3000' },
    false,
  ],
  [
    'http, where the proxy took https',
    HTTP,
    1,
    { origin: 'http://example.org', host: 'example.org', proto: 'https' },
    false,
  ],
  [
    'https, where the proxy took https',
    HTTP,
    1,
    { origin: 'https://example.org', host: 'example.org', proto: 'https' },
    true,
  ],
  [
    'https, where nobody is trusted',
    HTTP,
    0,
    { origin: 'https://example.org', host: 'example.org', proto: 'https' },
    false,
  ],
  ['nothing to go by', HTTP, 0, { origin: 'http://example.org' }, false],
])('a page of %s', (_what, publicUrl, trustedProxies, { origin, host, proto }: Sent, expected) => {
  const sent = { origin, host, forwardedProto: proto }
  expect(isOwnOrigin(sent, { publicUrl, trustedProxies })).toBe(expected)
})

interface Sent {
  origin: string
  host?: string
  proto?: string
}

test('with an https address a write from the same host in http is refused, and nothing is stored', async () => {
  const product = await startTestProduct({ PUBLIC_URL: HTTPS })
  const write = (origin: string) =>
    product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')), {
      Origin: origin,
      Host: 'www.example.org',
    })
  expect((await write('http://www.example.org')).status).toBe(403)
  expect(await product.count('registrations')).toBe(0)
  expect((await write(HTTPS)).status).toBe(201)
})
