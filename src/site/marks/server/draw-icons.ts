import type { Font } from 'fontkit'
import { linePath, widthOf } from '#site/search-engines/server/title-lines.ts'

/** What an icon is drawn from. */
export type IconSource =
  | { kind: 'file'; bytes: Uint8Array; isSvg: boolean }
  | { kind: 'letter'; letter: string; fonts: readonly Font[] }

export interface IconColors {
  /** Behind the letter. */
  brand: string
  /** Behind a file that is transparent. */
  page: string
}

/** An icon before it is made small, in pixels. */
const LARGE = 512
/** Home screens may cut an icon to a circle of this share of its side. */
const SAFE = 0.8
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** The icon for tabs, as SVG; null for a file that is none. */
export function tabSvg(source: IconSource, colors: IconColors): Buffer | null {
  if (source.kind === 'letter') return letterSvg(source, colors.brand, 11)
  return source.isSvg ? Buffer.from(source.bytes) : null
}

/** The icon for tabs, a PNG with a side of `size` pixels. */
export async function tabPng(source: IconSource, size: number, colors: IconColors) {
  const { default: sharp } = await import('sharp')
  return sharp(tabSvg(source, colors) ?? bytesOf(source))
    .resize(size, size, { fit: 'contain', background: TRANSPARENT })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The icon for home screens, a PNG without transparency. All that matters is in the circle that it may be cut to. */
export async function homePng(source: IconSource, size: number, colors: IconColors) {
  const { default: sharp } = await import('sharp')
  if (source.kind === 'letter')
    return sharp(letterSvg(source, colors.brand, 0))
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  const large = await sharp(source.bytes)
    .resize(LARGE, LARGE, { fit: 'contain', background: TRANSPARENT })
    .ensureAlpha()
    .png()
    .toBuffer()
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(large)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const isOpaque = alpha === 255
  const content = await sharp(large)
    .trim({ threshold: 8 })
    .toBuffer({ resolveWithObject: true })
    // It has one colour only.
    .catch(() => ({ data: large, info: { width: LARGE, height: LARGE } }))
  const scale = (SAFE * size) / Math.hypot(content.info.width, content.info.height)
  const input = await sharp(content.data)
    .resize(
      Math.max(1, Math.round(content.info.width * scale)),
      Math.max(1, Math.round(content.info.height * scale)),
    )
    .toBuffer()
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: isOpaque ? { r: red, g: green, b: blue } : colors.page,
    },
  })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one PNG inside: a directory of one entry, then the PNG unchanged. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // where the PNG begins
  return Buffer.concat([header, png])
}

function bytesOf(source: IconSource): Uint8Array {
  return source.kind === 'file' ? source.bytes : new Uint8Array()
}

/** The letter in a square, as in the header. */
function letterSvg(
  { letter, fonts }: { letter: string; fonts: readonly Font[] },
  ground: string,
  radius: number,
): Buffer {
  const size = 30
  const path = linePath(letter, fonts, size)
  const left = (48 - widthOf(letter, fonts, size)) / 2
  // A letter that the font does not have is one of the system's.
  const shape = path
    ? `<path transform="translate(${left.toFixed(2)} 34.5)" d="${path}"/>`
    : `<text x="24" y="34.5" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle">${letter}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${LARGE}" height="${LARGE}"><rect width="48" height="48" rx="${radius}" fill="${ground}"/><g fill="#fff">${shape}</g></svg>`,
  )
}
