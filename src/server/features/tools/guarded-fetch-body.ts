import { type Duplex, PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** What is asked for; "deflate" means two different things, so it is taken and not asked for. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

/** A page ends where its last whole block ends: servers that forget the trailer are read by browsers as well. */
const TOLERANT = { finishFlush: constants.Z_SYNC_FLUSH }

const DECODERS: ReadonlyMap<string, () => Duplex> = new Map([
  ['', () => new PassThrough()],
  ['identity', () => new PassThrough()],
  ['gzip', () => createGunzip(TOLERANT)],
  ['x-gzip', () => createGunzip(TOLERANT)],
  ['deflate', () => createInflate(TOLERANT)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
])

/** A body holds more than is read. */
export class BodyTooLargeError extends Error {}
/** A body is encoded in a way that was not asked for. */
export class UnknownEncodingError extends Error {}

/**
 * Reads a body and undoes its compression as it comes, so that no more than the limit is ever in memory.
 *
 * @param encoding of the Content-Encoding header, "" where there is none
 * @param maxBytes after decompression
 * @param isCut reads the beginning of a longer body, which is destroyed then
 * @throws BodyTooLargeError as soon as there is more; the body is destroyed then, as after every other failure
 */
export async function readBody(
  body: Readable,
  options: { encoding: string; maxBytes: number; isCut?: boolean; signal: AbortSignal },
): Promise<Buffer> {
  const { encoding, maxBytes, isCut = false, signal } = options
  const decoder = DECODERS.get(encoding.trim().toLowerCase())
  if (!decoder) throw new UnknownEncodingError(encoding)
  const chunks: Buffer[] = []
  let bytes = 0
  const collect = async (decoded: AsyncIterable<Buffer>) => {
    for await (const chunk of decoded) {
      bytes += chunk.length
      chunks.push(chunk)
      if (bytes > maxBytes) throw new BodyTooLargeError()
    }
  }
  try {
    await pipeline(body, decoder(), collect, { signal })
  } catch (error) {
    if (!isCut || !(error instanceof BodyTooLargeError)) throw error
  }
  return Buffer.concat(chunks, Math.min(bytes, maxBytes))
}
