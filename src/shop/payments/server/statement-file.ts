import { createHash } from 'node:crypto'
import { fromBufferPromise } from 'yauzl'
import { readCamt, type StatementLine } from '../domain/camt.ts'
import { type LineMatch, matcherOf } from '../domain/match-line.ts'
import { UnreadableXml } from '../domain/xml-tree.ts'

/** What the thread is given. */
export interface StatementFile {
  bytes: Uint8Array
  /** With which its lines are compared: `PayableInvoice[]` as JSON. */
  invoices: string
}

/** A line with what it is stored by, and what it is about. */
export type ComparedLine = StatementLine & { key: string; match: LineMatch }

export interface ComparedStatement {
  iban: string
  lines: ComparedLine[]
}

/** What is in an uploaded file, or why it cannot be read, in a German sentence. */
export type StatementAnswer = { statements: ComparedStatement[] } | { sentence: string }

/** What the thread says: that a portion of the work is done, or the answer. */
export type ThreadMessage = 'rest' | StatementAnswer

/** Of everything in an archive together, in bytes. */
const UNPACKED_MAX_BYTES = 60_000_000
/** Lines that are compared at a time. */
const PORTION = 250
/** A statement a day for two years. */
const FILES_MAX = 800

const DAMAGED = 'Das ZIP-Archiv ist beschädigt. Es wurde nichts übernommen.'
const NO_STATEMENT = 'In dem ZIP-Archiv ist keine XML-Datei. Es wurde nichts übernommen.'
const TOO_MUCH = 'In dem ZIP-Archiv ist mehr, als Kontoauszüge haben. Es wurde nichts übernommen.'
const OTHER_LETTERS =
  'Die Datei ist nicht in der Zeichenkodierung, die sie nennt, oder nicht in UTF-8. Es wurde nichts übernommen.'

/**
 * Reads a bank statement, or a ZIP archive of such. It only runs in the thread of statement-thread.ts.
 *
 * @param rest waits between two portions of the work
 */
export async function readStatementFile(
  { bytes, invoices }: StatementFile,
  rest: () => Promise<void>,
): Promise<StatementAnswer> {
  try {
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
    const files = isArchive ? await filesOf(Buffer.from(bytes)) : [bytes]
    const compare = matcherOf(JSON.parse(invoices))
    await rest()
    const statements: ComparedStatement[] = []
    let count = 0
    for (const file of files) {
      const { iban, lines } = readCamt(textOf(file))
      const compared: ComparedLine[] = []
      for (const line of lines) {
        if (count % PORTION === 0) await rest()
        count += 1
        compared.push({ ...line, key: keyOf(iban, line), match: compare(line) })
      }
      statements.push({ iban, lines: compared })
    }
    return { statements }
  } catch (error) {
    if (error instanceof UnreadableXml) return { sentence: error.message }
    throw error
  }
}

function keyOf(iban: string, { identity }: StatementLine): string {
  return createHash('sha256').update(`${iban}|${identity}`).digest('hex')
}

async function filesOf(archive: Buffer): Promise<Buffer[]> {
  const files: Buffer[] = []
  let size = 0
  try {
    const zip = await fromBufferPromise(archive, { strictFileNames: true })
    if (zip.entryCount > FILES_MAX) throw new UnreadableXml(TOO_MUCH)
    for await (const entry of zip.eachEntry()) {
      size += entry.uncompressedSize
      if (size > UNPACKED_MAX_BYTES) throw new UnreadableXml(TOO_MUCH)
      if (!/\.xml$/i.test(entry.fileName)) continue
      files.push(await zip.openReadStreamPromise(entry).then(bytesOf))
    }
  } catch (error) {
    throw error instanceof UnreadableXml ? error : new UnreadableXml(DAMAGED)
  }
  if (files.length === 0) throw new UnreadableXml(NO_STATEMENT)
  return files
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The text in the encoding that the first line names; UTF-8 without one. */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, label = 'utf-8'] =
    /^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(start) ?? []
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableXml(OTHER_LETTERS)
  }
}
