import { createHash } from 'node:crypto'
import { createConcurrencyLimit } from '#platform/pictures/server/concurrency-limit.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import { markPath, markPngPath, readMarkPath } from '#site/pages/domain/mark-path.ts'
import { cleanSvg } from './clean-svg.ts'
import { markErrors } from './marks.errors.ts'

/** A PNG that is larger is made smaller: no place shows more. */
const PNG_SIDE = 1600
/** Of the PNG beside an SVG: twice what mails show, and what search engines ask for. */
const DRAWN = { width: 960, height: 512 }
/** Of the PNG for documents: 300 dots per inch. */
const ON_PAPER = { width: 900, height: 180 }
/** Whatever the file says of itself. */
const MAX_PIXELS = 20_000_000
/** Seconds after which a drawing counts as unreadable: a small file can repeat its shapes without end. */
const DRAWN_WITHIN_S = 10
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const

/** One at a time. */
const limit = createConcurrencyLimit(1)

interface Encoded {
  width: number
  height: number
  /** Null for a PNG. */
  svg: Buffer | null
  png: Buffer
}

/**
 * Stores a logo or an icon: an SVG that is cleaned, with a PNG of it, or a PNG that is encoded anew.
 *
 * @param bytes the uploaded file, unchecked
 * @returns its path on the site
 * @throws ProblemError 415 mark.wrong_format; 422 mark.unreadable, mark.entities, mark.loads_others, mark.no_size,
 * mark.empty; 503 image.store_away
 */
export async function storeMark(store: ImageStore, bytes: Uint8Array): Promise<string> {
  const { svg, png, width, height } = await limit(() => encode(bytes))
  const hash = createHash('sha256')
    .update(svg ?? png)
    .digest('hex')
    .slice(0, 32)
  const path = markPath({ hash, width, height, format: svg ? 'svg' : 'png' })
  await store.write(nameOf(markPngPath(path)), png)
  if (svg) await store.write(nameOf(path), svg)
  return path
}

/**
 * A file of a logo or an icon and its media type, by its path on the site.
 *
 * @returns null for any other path, and where there is no such file
 */
export async function readMark(
  store: ImageStore,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const file = readMarkPath(path)
  const bytes = file && (await store.read(nameOf(path)))
  return bytes ? { bytes, type: TYPES[file.format] } : null
}

/**
 * A logo for what is drawn on the server.
 *
 * @param logo its path: empty where the firm has none, null for the sample's drawing
 * @returns a PNG; 'sample' for the sample's drawing, null for the name alone
 */
export async function readDrawnLogo(
  store: ImageStore,
  logo: string | null,
): Promise<Uint8Array | 'sample' | null> {
  if (logo === null) return 'sample'
  return (await readMark(store, markPngPath(logo)))?.bytes ?? null
}

/**
 * The firm's logo for documents: a PNG on white, without transparency, which archives of documents avoid.
 *
 * @param logo its path: empty where the firm has none, null for the sample's drawing
 * @returns null where the name is written instead
 */
export async function readPaperLogo(
  store: ImageStore,
  logo: string | null,
): Promise<Uint8Array | null> {
  const drawn = await readDrawnLogo(store, logo)
  if (drawn === null || drawn === 'sample') return null
  const { default: sharp } = await import('sharp')
  return sharp(drawn)
    .resize({ ...ON_PAPER, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()
}

/** The names in the store of the files of a logo or an icon. */
export function markFileNames(path: string): string[] {
  return [...new Set([path, markPngPath(path)])].map(nameOf)
}

/** In the store it lies beside the pictures. */
function nameOf(path: string): string {
  return path.slice(1).replace('marks/', 'mark-')
}

async function encode(bytes: Uint8Array): Promise<Encoded> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (head === '\x89PNG\r\n\x1a\n') return encodePng(bytes)
  const text = textOf(bytes)
  if (!/<(?:\w+:)?svg[\s>]/i.test(text)) throw markErrors.wrongFormat()
  const { svg, width, height } = await cleanSvg(text).catch(deep)
  const cleaned = Buffer.from(svg)
  return { svg: cleaned, width, height, png: await draw(cleaned) }
}

/** Of a file that is nested deeper than the stack. */
function deep(error: unknown): never {
  throw error instanceof RangeError ? markErrors.unreadable() : error
}

async function encodePng(bytes: Uint8Array): Promise<Encoded> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: PNG_SIDE, height: PNG_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
  const { data, info } = await readable(picture.toBuffer({ resolveWithObject: true }))
  await requireContent(data)
  return { svg: null, png: data, width: info.width, height: info.height }
}

/** The drawing as PNG, in the size of its places. */
async function draw(svg: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(svg, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ ...DRAWN, fit: 'inside' })
    .timeout({ seconds: DRAWN_WITHIN_S })
    .png({ compressionLevel: 9 })
  const png = await readable(picture.toBuffer())
  await requireContent(png)
  return png
}

async function requireContent(png: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { channels } = await readable(sharp(png).stats())
  const alpha = channels.length % 2 === 0 ? channels.at(-1) : undefined
  if (alpha?.max === 0) throw markErrors.empty()
}

/** Any error of the library becomes one problem, because staff can only export the file anew. */
async function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw Object.assign(markErrors.unreadable(), { cause })
  })
}

/** By the mark at the beginning of a file. */
const ENCODINGS: Readonly<Record<string, string>> = {
  '\xff\xfe': 'utf-16le',
  '\xfe\xff': 'utf-16be',
}

function textOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2)).toString('latin1')
  try {
    return new TextDecoder(ENCODINGS[head] ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw markErrors.wrongFormat()
  }
}
