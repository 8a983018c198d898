import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createQueue } from './queue.ts'

const VISITORS = 40
const REQUESTS_OF_EACH = 20

/** Blocks the process for 2 ms, as rendering a page does. */
function blockEventLoop() {
  const end = performance.now() + 2
  while (performance.now() < end);
}

async function aBusyServer() {
  const turn = createQueue()
  const server = createServer(async (_request, response) => {
    await turn()
    blockEventLoop()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('a late visitor is served before the clients of an overload are served again', async () => {
  const port = await aBusyServer()
  const answersTo = Array.from({ length: VISITORS }, () => 0)
  let mostWhenAllWereIn = 0
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let asked = 0; asked < REQUESTS_OF_EACH; asked += 1) {
      await new Promise<void>((resolve, reject) => {
        get({ port, host: '127.0.0.1', agent }, (answer) => answer.resume().on('end', resolve)).on(
          'error',
          reject,
        )
      })
      answersTo[visitor] = asked + 1
      if (mostWhenAllWereIn === 0 && answersTo.every((answers) => answers > 0))
        mostWhenAllWereIn = Math.max(...answersTo)
    }
    agent.destroy()
  }
  await Promise.all(answersTo.map((_, visitor) => visit(visitor)))
  expect(mostWhenAllWereIn).toBeLessThan(REQUESTS_OF_EACH / 2)
})

test('turns come in the order in which they were asked for', async () => {
  const turn = createQueue()
  const begun: number[] = []
  const takePart = async (place: number) => {
    await turn()
    begun.push(place)
  }
  await Promise.all([1, 2, 3].map(takePart))
  await Promise.all([4, 5].map(takePart))
  expect(begun).toEqual([1, 2, 3, 4, 5])
})
