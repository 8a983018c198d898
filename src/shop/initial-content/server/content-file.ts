import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { isTooDeepOrUnsafe } from '#platform/http/server/request-body.ts'
import { IMAGE_MAX_WIDTH, imageFilesOf } from '#platform/pictures/domain/image-path.ts'
import { PICTURES_MAX } from '../domain/initial-content.ts'

/** The name of the file in an archive that has everything but the pictures. */
export const CONTENT_NAME = 'content.json'
/** The folder of the pictures in an archive. */
export const PICTURES_FOLDER = 'pictures/'

/** Ten times what the sample has, in bytes. */
const CONTENT_MAX_BYTES = 10_000_000
/** A picture of the largest width that is stored takes less, in bytes. */
const PICTURE_MAX_BYTES = 10_000_000
/** Everything in an archive together, in bytes. Pictures are compressed already, so an honest archive has less. */
const ALL_MAX_BYTES = 200_000_000
/** Logo, logo for dark grounds, and icon. */
const MARKS_MAX = 3
/** All sizes of all pictures, logo and icon, and the content. */
const ENTRIES_MAX =
  1 + MARKS_MAX + PICTURES_MAX * imageFilesOf({ id: '', width: IMAGE_MAX_WIDTH }).length
/** Of an uploaded picture in one of its sizes, or of logo or icon. */
const PICTURE_NAME =
  /^(?:[0-9a-f-]{36}-[0-9]{1,4}\.(?:avif|webp)|mark-[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}\.(?:svg|png))$/

/** A file of content that cannot be read, with a German sentence for staff. */
export class UnreadableContent extends Error {
  /** The same in the words of the log. */
  readonly reason: string

  constructor(
    sentence: string,
    { reason = sentence, ...options }: ErrorOptions & { reason?: string } = {},
  ) {
    super(sentence, options)
    this.reason = reason
  }
}

/** A file of content: JSON, or an archive that has pictures too. */
export interface ContentFile {
  /** As it was written, unchecked. */
  json: unknown
  /** Of a picture in the archive, by the name of its file; null where there is none. */
  readPicture(name: string): Promise<Buffer | null>
  close(): void
}

/**
 * Opens a file of content. Of an archive the list of its files and the content are read; a picture is read when it is
 * asked for. Names in it lead nowhere: they are only compared.
 *
 * @throws UnreadableContent for a file that is neither JSON nor such an archive; the error of the system where there is
 * no file
 */
export async function openContentFile(path: string): Promise<ContentFile> {
  if (await isArchive(path)) return openArchive(path)
  const json = parsed(await readLimited(path))
  return { json, readPicture: async () => null, close() {} }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.toString('latin1') === 'PK'
  } finally {
    await file.close()
  }
}

async function readLimited(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    if ((await file.stat()).size > CONTENT_MAX_BYTES)
      throw new UnreadableContent('Die Datei ist zu groß für eine Datei ohne Bilder.')
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function openArchive(path: string): Promise<ContentFile> {
  // Sizes are compared with what is unpacked, and names with "..", a drive or a leading slash are refused.
  const zip = await readable(openPromise(path, { autoClose: false, strictFileNames: true }))
  try {
    const entries = await readable(entriesOf(zip))
    const content = entries.get(CONTENT_NAME)
    if (!content) throw new UnreadableContent(`In dem Archiv fehlt ${CONTENT_NAME}.`)
    return {
      json: parsed(await readEntry(zip, content)),
      async readPicture(name) {
        const entry = entries.get(PICTURES_FOLDER + name)
        return entry ? readEntry(zip, entry) : null
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > ENTRIES_MAX)
    throw new UnreadableContent('In dem Archiv sind mehr Dateien, als ein Export hat.')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry
    bytes += entry.uncompressedSize
    if (bytes > ALL_MAX_BYTES)
      throw new UnreadableContent('Ausgepackt ist das Archiv größer als ein Export.')
    if (name.endsWith('/')) continue
    if (entries.has(name)) throw new UnreadableContent(`In dem Archiv ist ${shown(name)} zweimal.`)
    requireExpected(entry)
    entries.set(name, entry)
  }
  return entries
}

function requireExpected(entry: Entry): void {
  const { fileName: name, uncompressedSize: size } = entry
  const isPicture =
    name.startsWith(PICTURES_FOLDER) && PICTURE_NAME.test(name.slice(PICTURES_FOLDER.length))
  if (name !== CONTENT_NAME && !isPicture)
    throw new UnreadableContent(
      `In dem Archiv ist eine Datei, die kein Export hat: ${shown(name)}.`,
    )
  if (size > (isPicture ? PICTURE_MAX_BYTES : CONTENT_MAX_BYTES))
    throw new UnreadableContent(`In dem Archiv ist ${shown(name)} zu groß.`)
  if (entry.isEncrypted()) throw new UnreadableContent('Das Archiv ist verschlüsselt.')
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const bytes = await readable(
    zip.openReadStreamPromise(entry).then(async (stream) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      return Buffer.concat(parts)
    }),
  )
  if (crc32(bytes) !== entry.crc32)
    throw new UnreadableContent(`In dem Archiv ist ${shown(entry.fileName)} beschädigt.`)
  return bytes
}

function parsed(bytes: Buffer): unknown {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new UnreadableContent('Die Datei ist kein Export und enthält kein JSON.', {
      reason: 'is no JSON',
      cause,
    })
  }
  if (isTooDeepOrUnsafe(json))
    throw new UnreadableContent('Die Datei ist tiefer verschachtelt als ein Export.')
  return json
}

/** Any error of the library becomes one sentence, because nothing else can be done about it. */
async function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof UnreadableContent) throw cause
    throw new UnreadableContent(
      'Das Archiv ist nicht lesbar: Es ist unvollständig oder beschädigt.',
      {
        cause,
      },
    )
  })
}

/** A name from a file, as a sentence may show it. */
function shown(name: string): string {
  return `„${name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 80)}“`
}
