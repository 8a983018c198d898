import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'
import { onTestFinished } from 'vitest'

/** The answer for each name: its addresses, an alias, a failure, or no answer at all. */
type Zone = Readonly<
  Record<string, { a?: string[]; aaaa?: string[]; cname?: string } | 'failure' | 'silence'>
>

const TYPES = { a: 1, cname: 5, aaaa: 28 }
const NO_ERROR = 0
const SERVER_FAILURE = 2
const NO_SUCH_NAME = 3
const HEADER_BYTES = 12

/**
 * Starts a name server on this machine until the test ends. Names that are not in the zone are unknown.
 *
 * @returns its address, "127.0.0.1:54321", and the name of each query
 */
export async function startNameServer(zone: Zone) {
  const questions: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    questions.push(name)
    const known = zone[name]
    if (known === 'silence') return
    const question = query.subarray(HEADER_BYTES, end)
    const records = typeof known === 'object' ? recordsOf(known, type) : []
    const status = known === undefined ? NO_SUCH_NAME : NO_ERROR
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    // The flags of a response, recursion desired and available.
    header.writeUInt16BE(0x8180 | (known === 'failure' ? SERVER_FAILURE : status), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, questions }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function recordsOf(known: { a?: string[]; aaaa?: string[]; cname?: string }, type: number) {
  const addresses = type === TYPES.a ? known.a : type === TYPES.aaaa ? known.aaaa : undefined
  // The question's name begins right after the header; an alias's name is in its record.
  const owner = known.cname === undefined ? pointer(HEADER_BYTES) : encodedName(known.cname)
  const alias = known.cname === undefined ? [] : [aliasRecord(known.cname)]
  const data = (addresses ?? []).map((address) => Buffer.from(ipaddr.parse(address).toByteArray()))
  return [...alias, ...data.map((bytes) => record(owner, type, bytes))]
}

function aliasRecord(name: string): Buffer {
  return record(pointer(HEADER_BYTES), TYPES.cname, encodedName(name))
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const fields = Buffer.alloc(10)
  fields.writeUInt16BE(type, 0)
  fields.writeUInt16BE(1, 2)
  fields.writeUInt16BE(data.length, 8)
  return Buffer.concat([owner, fields, data])
}

function encodedName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function pointer(offset: number): Buffer {
  return Buffer.from([0xc0, offset])
}
