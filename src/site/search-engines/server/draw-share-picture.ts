import type { Font } from 'fontkit'
import { createConcurrencyLimit } from '#platform/pictures/server/concurrency-limit.ts'
import type { ShareBrand } from '#platform/rendering/domain/share-picture.ts'
import { displayFonts, type ReadPublicFile } from './display-fonts.ts'
import { linePath, setTitle, widthOf } from './title-lines.ts'

/** What a share picture shows. */
export interface ShareDrawing {
  title: string
  /** The picture's file; null for the firm's own share picture. */
  artwork: Uint8Array | null
  /** A colour of CSS, for the fold between title and picture. */
  accent: string
  brand: Omit<ShareBrand, 'look' | 'logo'>
  /** A PNG; 'sample' for the drawing of the sample, null for the name alone. */
  logo: Uint8Array | 'sample' | null
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** Where the artwork begins, at the top and at the bottom: the edge is a fold. */
const EDGE = { top: 690, bottom: 610 }
const ART_LEFT = EDGE.bottom
const TITLE_WIDTH = 510
const LINE_HEIGHT = 1.08
const NAME_SIZES = [40, 34, 28, 24]
const LOGO_BOX = { width: 420, height: 76, top: 46 }
const QUALITY = 84
/** The sample's mark, as in the header. */
const MARK =
  '<path fill="#0E4A3F" d="m4 14 13-9 13 9 13-9h.4v28L30 42l-13-9-13 9z"/><path fill="#1B6A5A" d="m17 5 13 9v28l-13-9z"/><path fill="#F2803C" d="m43 5 13 9v28l-13-9z"/>'

/** One at a time: requests for pages go first. */
const drawingLimit = createConcurrencyLimit(1)

/** Draws share pictures with the fonts of the website. */
export function createDrawing(readPublicFile: ReadPublicFile) {
  const readFonts = displayFonts(readPublicFile)

  /**
   * A JPEG of 1200 × 630 pixels, with the title on the left and the artwork on the right. The work runs outside of the
   * event loop, except for the outlines of the title.
   */
  return async function draw(drawing: ShareDrawing): Promise<Uint8Array> {
    const shown = await readFonts(drawing.brand.font)
    return drawingLimit(() => compose(drawing, shown))
  }
}

async function compose(drawing: ShareDrawing, fonts: readonly Font[]): Promise<Uint8Array> {
  // Loaded with the first picture: most processes never draw one.
  const { default: sharp } = await import('sharp')
  const artwork =
    drawing.artwork &&
    (await sharp(drawing.artwork)
      .resize({ width: WIDTH - ART_LEFT, height: HEIGHT, fit: 'cover' })
      .toBuffer())
  const layers = [
    ...(artwork ? [{ input: artwork, left: ART_LEFT, top: 0 }] : []),
    { input: Buffer.from(panel(drawing, fonts)), left: 0, top: 0 },
    ...(drawing.logo instanceof Uint8Array ? [await logoLayer(drawing.logo)] : []),
  ]
  const background = color(drawing.brand.page)
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

/** The firm's own logo, in the place of the sample's mark and name. */
async function logoLayer(png: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const { width, height, top } = LOGO_BOX
  const { data, info } = await sharp(png)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: MARGIN, top: top + Math.round((height - info.height) / 2) }
}

/** The part on the left, as SVG: paper with a folded edge over the artwork, mark and name of the firm, title. */
function panel({ title, accent, brand, logo }: ShareDrawing, fonts: readonly Font[]): string {
  const { firmName, page, ink } = brand
  const { lines, size } = setTitle(title, fonts, TITLE_WIDTH)
  const step = size * LINE_HEIGHT
  // The middle of the space below the mark; a first line's capitals are 0.72 of its size.
  const first = (HEIGHT + 90 - step * (lines.length - 1) + size * 0.72) / 2
  const text = lines
    .map((line, index) => at(MARGIN, first + index * step, linePath(line, fonts, size)))
    .join('')
  const isSample = logo === 'sample'
  const nameLeft = isSample ? MARGIN + 82 : MARGIN
  const name = logo instanceof Uint8Array ? '' : nameLine(firmName, fonts, nameLeft)
  const mark = isSample
    ? `\n<g transform="translate(${MARGIN - 5} 56) scale(1.25)">${MARK}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${color(accent)}" d="M0 0H${EDGE.top + 16}L${EDGE.bottom + 16} ${HEIGHT}H0z"/>
<path fill="${color(page)}" d="M0 0H${EDGE.top}L${EDGE.bottom} ${HEIGHT}H0z"/>${mark}
<g fill="${color(ink)}">${at(nameLeft, 101, name)}${text}</g>
</svg>`
}

/** The name in the largest size at which it fits; a longer one ends with an ellipsis. */
function nameLine(name: string, fonts: readonly Font[], left: number): string {
  const width = TITLE_WIDTH + MARGIN - left
  const fits = (text: string, size: number) => widthOf(text, fonts, size) <= width
  const size = NAME_SIZES.find((one) => fits(name, one))
  if (size !== undefined) return linePath(name, fonts, size)
  const [smallest = 0] = NAME_SIZES.slice(-1)
  let shown = name
  while (shown && !fits(`${shown}…`, smallest)) shown = shown.slice(0, -1).trimEnd()
  return linePath(`${shown}…`, fonts, smallest)
}

function at(x: number, y: number, path: string): string {
  return path && `<path transform="translate(${x} ${y.toFixed(1)})" d="${path}"/>`
}

/** A colour that cannot leave its attribute. */
function color(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text : '#F2803C'
}
