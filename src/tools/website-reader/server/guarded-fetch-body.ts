import { type Duplex, PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** The Accept-Encoding header. "deflate" is ambiguous, so it is decoded but not requested. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** Accepts a compressed body without its end, as browsers do, because some servers omit it. */
const TOLERANT_DECODING = { finishFlush: constants.Z_SYNC_FLUSH }

const DECODERS: ReadonlyMap<string, () => Duplex> = new Map([
  ['', () => new PassThrough()],
  ['identity', () => new PassThrough()],
  ['gzip', () => createGunzip(TOLERANT_DECODING)],
  ['x-gzip', () => createGunzip(TOLERANT_DECODING)],
  ['deflate', () => createInflate(TOLERANT_DECODING)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
])

/** A body has an unknown Content-Encoding. */
export class UnknownEncodingError extends Error {}

/** Ends the reading of a body of which enough is read. */
class Enough extends Error {}

/**
 * Reads and decompresses the beginning of a body as a stream; the rest is not read.
 *
 * @param encoding the Content-Encoding header, "" where there is none
 * @param maxBytes of the compressed body, and of what it holds
 */
export async function readBeginning(
  body: Readable,
  options: { encoding: string; maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const { encoding, maxBytes, signal } = options
  const decoder = DECODERS.get(encoding.trim().toLowerCase())
  if (!decoder) throw new UnknownEncodingError(encoding)
  const chunks: Buffer[] = []
  let bytes = 0
  const collect = async (decoded: AsyncIterable<Buffer>) => {
    for await (const chunk of decoded) {
      bytes += chunk.length
      chunks.push(chunk)
      if (bytes >= maxBytes) throw new Enough()
    }
  }
  try {
    await pipeline(body, (sent) => beginningOf(sent, maxBytes), decoder(), collect, { signal })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return Buffer.concat(chunks, Math.min(bytes, maxBytes))
}

async function* beginningOf(body: AsyncIterable<Buffer>, maxBytes: number) {
  let left = maxBytes
  for await (const chunk of body) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}
