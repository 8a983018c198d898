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

/** A body is larger than the limit. */
export class BodyTooLargeError extends Error {}
/** A body has an unknown Content-Encoding. */
export class UnknownEncodingError extends Error {}

/**
 * Reads and decompresses a body as a stream, so that no more than the limit is in memory.
 *
 * @param encoding the Content-Encoding header, "" where there is none
 * @param maxBytes after decompression
 * @param isCut returns the beginning of a longer body instead of failing; the rest is not read
 * @throws BodyTooLargeError as soon as the limit is exceeded; the body is then destroyed, as after any other failure
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
