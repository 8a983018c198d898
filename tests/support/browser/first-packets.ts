import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, constants } from 'node:zlib'

/** The bytes that a server may send before the browser's first acknowledgement: ten packets (RFC 6928). */
export const FIRST_PACKETS_BYTES = 14_336

export interface FirstPackets {
  /** The whole page. */
  whole: string
  /** The part that the browser can read from the first packets. */
  beginning: string
}

/** Reads a page as browsers request it, and the part in the first packets, headers included. */
export async function firstPackets(address: string): Promise<FirstPackets> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await answer.toArray())
  const room = FIRST_PACKETS_BYTES - headBytes(answer)
  return {
    whole: brotliDecompressSync(body).toString(),
    // An incomplete body is decoded as far as possible.
    beginning: brotliDecompressSync(body.subarray(0, room), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString(),
  }
}

/** The bytes of status line and headers. */
function headBytes({
  httpVersion,
  statusCode,
  statusMessage,
  rawHeaders,
}: IncomingMessage): number {
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`]
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return lines.join('\r\n').length + '\r\n\r\n'.length
}
