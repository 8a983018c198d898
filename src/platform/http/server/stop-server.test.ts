import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { stoppable } from './stop-server.ts'

async function listening() {
  const answers: ServerResponse[] = []
  const server = createServer()
  const { listener, stop } = stoppable(server, (_request, response) => answers.push(response))
  server.on('request', listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.closeAllConnections())
  return { server, stop, answers, port: (server.address() as AddressInfo).port }
}

test('a connection that has asked nothing keeps nobody waiting', async () => {
  const { server, stop, port } = await listening()
  const socket = connect(port, '127.0.0.1').resume()
  await once(server, 'connection')

  await stop()

  await once(socket, 'close')
})

test('what is being answered is finished first, and nothing new is taken', async () => {
  const { server, stop, answers, port } = await listening()
  const asked = once(get({ port, host: '127.0.0.1' }), 'response')
  await once(server, 'request')

  const stopped = stop()
  const refused = once(connect(port, '127.0.0.1'), 'connect')
  await expect(refused).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  answers[0]?.end('fertig')
  const [response] = await asked

  expect(await text(response)).toBe('fertig')
  await stopped
})
