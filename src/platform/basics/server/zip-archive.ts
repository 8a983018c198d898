import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/**
 * The same in every archive, so that equal contents are equal bytes: no time of now, in no time zone, and no compression,
 * which differs between versions of zlib. Pictures and PDFs are compressed already.
 */
const ENTRY = {
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100_644,
  compress: false,
}

/** Adds a file. Resolves when the reader has taken it. */
export type AddFile = (name: string, bytes: Uint8Array) => Promise<unknown>

/**
 * A ZIP archive as a stream, written while it is read: whoever writes it makes a file when the one before has been taken.
 * Where that fails, the stream ends with its error.
 */
export function zipArchive(write: (add: AddFile) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = once(output, 'close').then(() => {
    throw new Error('Nobody reads the archive any more')
  })
  // Also after its end, when nobody waits for it.
  closed.catch(() => undefined)
  const add: AddFile = (name, bytes) => {
    const file = Readable.from([bytes])
    zip.addReadStream(file, name, { ...ENTRY, size: bytes.length })
    return Promise.race([once(file, 'end'), closed])
  }
  zip.on('error', (error: Error) => output.destroy(error))
  write(add)
    .then(() => zip.end())
    .catch((error: Error) => output.destroy(error))
  return output
}
