// node bench/load-generator.ts SETTINGS: requests one address repeatedly, and prints its measurements as JSON.
//
// Existing generators are the slowest part on a machine of two cores: autocannon takes three times the processor time
// that node:http takes to answer it, so that any two servers look alike. This one parses only where an answer ends.
import { connect, type Socket } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import type { LoadFigures, LoadSettings } from './load.ts'

const STATUS_AT = 'HTTP/1.1 '.length
const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = '0\r\n\r\n'
const RECEIVE_BYTES = 256 * 1024

const settings: LoadSettings = JSON.parse(process.argv[2] ?? '')
const { url, isDistinct = false, connections, seconds, headers } = settings
const { hostname, port, host, pathname, search } = new URL(url)
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
const AFTER_ADDRESS = ` HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`
const REQUEST = Buffer.from(`GET ${pathname}${search}${AFTER_ADDRESS}`)
let requests = 0

const latencies = createHistogram()
let bytes = 0
let errors = 0
const begun = performance.now()
const end = begun + seconds * 1000

await Promise.all(Array.from({ length: connections }, askUntilTheEnd))

const took = (performance.now() - begun) / 1000
const figures: LoadFigures = {
  answers: latencies.count,
  perSecond: latencies.count / took,
  bytesPerAnswer: bytes / latencies.count,
  medianMs: latencies.percentile(50) / 1e6,
  p99Ms: latencies.percentile(99) / 1e6,
  mostMs: latencies.max / 1e6,
  errors,
}
process.stdout.write(JSON.stringify(figures))

/** One connection, kept alive: sends the next request as soon as it has an answer. Any failure counts as an error. */
function askUntilTheEnd(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    let answer = newAnswer()
    const ask = (socket: Socket) => {
      asked = performance.now()
      answer = newAnswer()
      socket.write(isDistinct ? `GET ${pathname}?n=${++requests}${AFTER_ADDRESS}` : REQUEST)
    }
    const hear = (socket: Socket, chunk: Buffer) => {
      bytes += chunk.length
      if (!isWhole(answer, chunk)) return
      latencies.record(Math.max(1, Math.round((performance.now() - asked) * 1e6)))
      if (answer.status !== 200) errors += 1
      if (performance.now() < end) ask(socket)
      else socket.end()
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(RECEIVE_BYTES),
        callback(size, buffer) {
          hear(socket, Buffer.from(buffer.buffer, buffer.byteOffset, size))
          return true
        },
      },
    })
    socket.on('connect', () => ask(socket))
    socket.on('error', () => {
      errors += 1
    })
    socket.on('close', () => {
      if (performance.now() < end) errors += 1
      resolve()
    })
  })
}

interface Answer {
  status: number
  /** Bytes still to come; NaN for a chunked answer, which ends with its last chunk. */
  rest: number
  /** The last bytes received, as many as the last chunk has, because it may arrive in pieces. */
  tail: string
}

function newAnswer(): Answer {
  return { status: 0, rest: Number.NaN, tail: '' }
}

/** Processes received bytes, and returns whether the answer is complete. */
function isWhole(answer: Answer, chunk: Buffer): boolean {
  if (answer.status === 0) {
    // Heads are small and sent at once: the first piece contains the whole head.
    const headBytes = chunk.indexOf(HEAD_END) + HEAD_END.length
    const head = chunk.toString('latin1', 0, headBytes)
    answer.status = Number(head.slice(STATUS_AT, STATUS_AT + 3))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length !== undefined) answer.rest = headBytes + Number(length)
  }
  if (Number.isNaN(answer.rest)) {
    answer.tail += chunk.toString('latin1', Math.max(0, chunk.length - LAST_CHUNK.length))
    answer.tail = answer.tail.slice(-LAST_CHUNK.length)
    return answer.tail === LAST_CHUNK
  }
  answer.rest -= chunk.length
  return answer.rest === 0
}
