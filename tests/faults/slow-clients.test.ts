import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startBuiltProduct({ DATA_DIR: '.cache/tests/slow-clients' })
}, 120_000)
afterAll(() => product.stop())

test('a client that never ends or never begins its request is disconnected, and others are served meanwhile', async () => {
  const { hostname, port } = new URL(product.address)
  const open = async () => {
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    return socket.setEncoding('utf8')
  }
  const [endless, silent] = await Promise.all([open(), open()])
  endless.write('POST /api/registrations HTTP/1.1\r\nHost: localhost\r\nX-Never-Ends: ')
  const answers = Promise.all([endless.toArray(), silent.toArray()])

  const meanwhile = await fetch(`${product.address}/api/trainings`)

  expect(meanwhile.status).toBe(200)
  for (const answer of await answers) expect(answer.join('')).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['an address', (address: string) => fetch(`${address}/?${'a'.repeat(20_000)}`)],
  ['a header', (address: string) => fetch(address, { headers: { 'X-Long': 'a'.repeat(20_000) } })],
])('%s without measure is refused', async (_what, ask) => {
  const answer = await ask(product.address)
  expect(answer.status).toBe(431)
})
