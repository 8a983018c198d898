import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { IMAGE_FORMATS, type ImageFormat, imageWidths } from '../domain/image-path.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { imageErrors } from './images.errors.ts'

/** More than cameras produce. A file of a few kilobytes can contain more and would fill the memory. */
const MAX_PIXELS = 50_000_000
/** WebP allows at most 16,383 pixels, and no page shows so tall a picture. */
const MAX_HEIGHT_PER_WIDTH = 10
/** Encoding one may take a second of a core and some hundred megabytes. */
const PICTURES_AT_ONCE = 2

const QUALITY: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 4, smartSubsample: true }),
}

export interface EncodedImage {
  /** Of the largest version, in pixels. */
  width: number
  height: number
  files: { width: number; format: ImageFormat; data: Buffer }[]
}

const encodingLimit = createConcurrencyLimit(PICTURES_AT_ONCE)

/**
 * Encodes a picture anew from its pixels, in WebP and AVIF: rotated as its metadata says, in sRGB, without metadata,
 * the first frame of an animation. The work runs outside of the event loop.
 *
 * @param bytes an uploaded file; its type is detected from its content
 * @throws ProblemError 415 image.wrong_format; 422 image.unreadable, image.bad_dimensions
 */
export function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  if (!isPicture(bytes)) throw imageErrors.wrongFormat()
  return encodingLimit(() => encode(bytes))
}

/**
 * Whether these bytes are a picture of that format and width as the product stores it: all of it can be decoded, and it
 * carries nothing but pixels.
 *
 * @param height of the picture in that width, give or take a pixel
 */
export function isEncodedAs(
  bytes: Uint8Array,
  { format, width, height }: { format: ImageFormat; width: number; height: number },
): Promise<boolean> {
  return encodingLimit(async () => {
    if (!isPicture(bytes)) return false
    const { default: sharp } = await import('sharp')
    const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
    try {
      const metadata = await sharp(bytes, options).metadata()
      // AVIF is HEIF with another codec.
      const isFormat = metadata.format === (format === 'avif' ? 'heif' : format)
      const isSize = metadata.width === width && Math.abs(metadata.height - height) <= 1
      const isPlain =
        !(metadata.exif || metadata.xmp || metadata.iptc) && (metadata.pages ?? 1) === 1
      if (!isFormat || !isSize || !isPlain) return false
      await sharp(bytes, options).raw().toBuffer()
      return true
    } catch {
      return false
    }
  })
}

async function encode(bytes: Uint8Array): Promise<EncodedImage> {
  // Loaded with the first picture: most processes never encode one.
  const { default: sharp } = await import('sharp')
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
  const metadata = await readable(sharp(bytes, { ...options, limitInputPixels: false }).metadata())
  const { width, height } = orientedSize(metadata)
  if (width * height > MAX_PIXELS || height > width * MAX_HEIGHT_PER_WIDTH) {
    throw imageErrors.badDimensions()
  }

  const files: EncodedImage['files'] = []
  let largest = { width, height }
  for (const target of imageWidths(width)) {
    for (const format of IMAGE_FORMATS) {
      const picture = sharp(bytes, options).autoOrient().resize({ width: target })
      const { data, info } = await readable(
        QUALITY[format](picture).toBuffer({ resolveWithObject: true }),
      )
      files.push({ width: target, format, data })
      largest = { width: info.width, height: info.height }
    }
  }
  return { ...largest, files }
}

/** Any error of the library becomes one problem, because the user can only choose another picture. */
async function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw Object.assign(imageErrors.unreadable(), { cause })
  })
}

function orientedSize({ autoOrient, width, height }: Metadata) {
  return { width: autoOrient.width || width, height: autoOrient.height || height }
}

/** The first box of an ISO media file names its type: length, "ftyp", a brand, a version, more brands. */
const AVIF = /^.{4}ftyp(?:avi[fs]|.{8}(?:.{4}){0,9}avi[fs])/s

/** Only these formats are decoded: the library supports many more, and none of them is needed. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    AVIF.test(head)
  )
}
