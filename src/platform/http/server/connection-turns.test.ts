import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inTurns, UNANSWERED_MAX } from './connection-turns.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A server whose answers the test gives, and one connection to it. */
async function connected() {
  const begun: ServerResponse[] = []
  const server = createServer(inTurns((_request, response) => begun.push(response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const [connection] = await once(server, 'connection')
  return { begun, socket, connection, all: async () => (await socket.toArray()).join('') }
}

test('requests of one connection are worked on one after another, and answered in their order', async () => {
  const { begun, socket, all } = await connected()
  const answers = all()
  socket.write(REQUEST.repeat(UNANSWERED_MAX))
  for (let answered = 0; answered < UNANSWERED_MAX; answered += 1) {
    await expect.poll(() => begun).toHaveLength(answered + 1)
    begun[answered]?.end(`answer ${answered};`)
  }
  socket.write(REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  await expect.poll(() => begun).toHaveLength(UNANSWERED_MAX + 1)
  begun.at(-1)?.end('the last answer;')

  expect((await answers).match(/[\w ]+(?=;)/g)).toEqual([
    ...Array.from({ length: UNANSWERED_MAX }, (_, answered) => `answer ${answered}`),
    'the last answer',
  ])
})

test('a connection that asks for more gets its first eight answers, is told that it ends, and ends', async () => {
  const { begun, socket, all } = await connected()
  socket.write(REQUEST.repeat(UNANSWERED_MAX + 5))
  for (let answered = 0; answered < UNANSWERED_MAX; answered += 1) {
    await expect.poll(() => begun).toHaveLength(answered + 1)
    begun[answered]?.end(`answer ${answered};`)
  }

  const answers = (await all()).split('HTTP/1.1 200 OK').slice(1)

  expect(answers).toHaveLength(UNANSWERED_MAX)
  expect(answers.map((answer) => answer.includes('Connection: close'))).toEqual([
    ...Array.from({ length: UNANSWERED_MAX - 1 }, () => false),
    true,
  ])
  expect(begun).toHaveLength(UNANSWERED_MAX)
})

test('a connection that asks for thousands and reads nothing is closed, and one request was begun', async () => {
  const { begun, socket, connection } = await connected()
  const closed = once(connection, 'close')
  socket.on('error', () => undefined).write(REQUEST.repeat(2_300))

  await closed

  expect(begun).toHaveLength(1)
})

test('of a connection that ends, what waits is not begun', async () => {
  const { begun, socket, connection } = await connected()
  socket.write(REQUEST.repeat(3))
  await expect.poll(() => begun).toHaveLength(1)
  const closed = once(connection, 'close')
  socket.destroy()
  await closed
  begun[0]?.end()
  await new Promise(setImmediate)
  await new Promise(setImmediate)

  expect(begun).toHaveLength(1)
})
