import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { createQueue } from '#platform/basics/server/queue.ts'
import { httpErrors } from './http.errors.ts'
import { NON_PAGE_HEADERS } from './security-headers.ts'

/** How many requests of one client are worked on at the same time: half as many as the database has connections for. */
export const AT_ONCE_PER_CLIENT = 8
/** How many requests of one client may wait for their answers: more than browsers behind one address send at once. */
export const UNANSWERED_PER_CLIENT = 500
/** How many requests of all clients may. Each takes some ten kilobytes until its answer is made. */
export const UNANSWERED_OF_ALL = 2_000
/** A request that is worked on for longer waits for something else, such as its body or an AI service. */
const WORK_MS = 1_000

type Connected = HttpBindings | Http2Bindings
type Incoming = Connected['incoming']
type Answer = (request: Request, connected: Connected) => Response | Promise<Response>

interface Client {
  unanswered: number
  atWork: number
  waiting: (() => void)[]
}

interface FairWorkParts {
  answer: Answer
  /** The network address that a request counts for. */
  clientOf: (request: Incoming) => string
  /** Is told of each request that is refused. */
  onRefusal: (request: Incoming) => void
  /** For tests. */
  workMs?: number
}

const BUSY = busyAnswer()

/**
 * Shares the work among clients: of each a few requests are worked on, and its others wait for those, so the requests of
 * one client wait for a few of another at most, however many it sends. They begin one at a time (see
 * {@link createQueue}). Beyond the limits a prepared 503 is answered.
 *
 * What waits for something else leaves its place to the next after {@link WORK_MS}. Work whose client has gone is not
 * begun.
 */
export function shareWork({
  answer,
  clientOf,
  onRefusal,
  workMs = WORK_MS,
}: FairWorkParts): Answer {
  const clients = new Map<string, Client>()
  const turn = createQueue()
  let unanswered = 0

  return async (request, connected) => {
    const { incoming, outgoing } = connected
    const address = clientOf(incoming)
    const client = clients.get(address) ?? { unanswered: 0, atWork: 0, waiting: [] }
    if (unanswered >= UNANSWERED_OF_ALL || client.unanswered >= UNANSWERED_PER_CLIENT) {
      onRefusal(incoming)
      return new Response(BUSY.body, BUSY)
    }
    clients.set(address, client)
    client.unanswered += 1
    unanswered += 1
    try {
      const leave = await enter(client, workMs)
      try {
        await turn()
        // Nobody reads this answer.
        if (outgoing.destroyed) return new Response(null, BUSY)
        return await answer(request, connected)
      } finally {
        leave()
      }
    } finally {
      unanswered -= 1
      client.unanswered -= 1
      if (client.unanswered === 0) clients.delete(address)
    }
  }
}

/** @returns once there is a place for one more request of the client, a function that gives it to the next */
async function enter(client: Client, workMs: number): Promise<() => void> {
  if (client.atWork < AT_ONCE_PER_CLIENT) client.atWork += 1
  else await new Promise<void>((begin) => client.waiting.push(begin))
  let isAtWork = true
  const leave = () => {
    clearTimeout(timer)
    if (!isAtWork) return
    isAtWork = false
    const next = client.waiting.shift()
    if (next) setImmediate(next)
    else client.atWork -= 1
  }
  const timer = setTimeout(leave, workMs)
  return leave
}

function busyAnswer() {
  const problem = httpErrors.busy()
  const headers = {
    ...NON_PAGE_HEADERS,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': String(problem.retryAfter),
  }
  return {
    status: problem.status,
    headers,
    body: new TextEncoder().encode(JSON.stringify(problem.toProblem())),
  }
}
