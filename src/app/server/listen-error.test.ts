import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenErrorText } from './listen-error.ts'

async function listeningFails(host: string, port: number) {
  const server = createServer().listen(port, host)
  const [error] = await once(server, 'error')
  return listenErrorText(error, { host, port })
}

test('the error for a used port names the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo

  expect(await listeningFails('127.0.0.1', port)).toMatch(
    new RegExp(`^Port ${port} is in use\\..* set PORT `),
  )
})

test('the error for an address that the machine does not have names the setting', async () => {
  // Reserved for documentation (RFC 5737), so no machine has it.
  expect(await listeningFails('192.0.2.1', 0)).toMatch(
    /^This machine has no address "192\.0\.2\.1"\. Set HOST /,
  )
})

test('an error of another kind is left to the log', () => {
  expect(listenErrorText(new Error('odd'), { host: '127.0.0.1', port: 3000 })).toBeNull()
})
