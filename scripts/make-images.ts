/**
 * Makes the pictures of the website from their masters: `node scripts/make-images.ts MASTERS_FOLDER`.
 *
 * Writes `public/images/<name>-<width>.avif|webp`, the share picture, the favicon set and the typed list of
 * pictures in `src/site/pages/web/images.ts`. A picture whose master is not in the folder stays as it is; one without
 * files leaves the list. Run it again after adding or replacing a master, and commit its output.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { PICTURES } from '../src/site/pages/web/images.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PUBLIC = path.join(ROOT, 'public')
const IMAGES = path.join(PUBLIC, 'images')
const LIST = path.join(ROOT, 'src/site/pages/web/images.ts')

const PAGE_GROUND = '#FFFAF3'
/** The share picture has to stay small enough for chat apps that drop larger ones. */
const SHARE_MAX_BYTES = 150_000

/** The widths of a picture, by the first rule that matches its name. */
const WIDTHS: ReadonlyArray<[name: RegExp, widths: readonly number[]]> = [
  [/^hero-portrait$/, [450, 750, 900]],
  [/^contact-hero$/, [640, 1024, 1280, 1600]],
  [/^(hero|room|format)(-|$)/, [640, 1024, 1600]],
  [/^(team|testimonial)-\d+$/, [336, 672]],
  [/^(tool|project)-/, [400, 800]],
  [/^service-/, [480, 640, 800, 1280]],
  [/./, [480, 800, 1280]],
]

const AVIF_QUALITY = 52
/**
 * The hero of a phone is the largest thing of its first view. At this quality it fits into the first packets of a new
 * connection (14 kB), which saves a round trip, and looks the same beside the other.
 */
const AVIF_QUALITY_OF: Readonly<Record<string, number>> = { 'hero-portrait': 48 }

/** The share of its height to cut off the top of a picture, if its master has a flaw there. */
const CUT_TOP: Readonly<Record<string, number>> = { success: 0.02 }

/** Masters that are not content pictures: the share picture has its own format, mock-ups are not shipped. */
const NOT_A_PICTURE = /^(share|mock-.*|logo-.*)$/

/** The greens of the logo are hardly visible on a browser's dark tabs, so they are lighter there. */
const DARK_TAB_COLOURS =
  '<style>@media (prefers-color-scheme:dark){' +
  'path[fill="#0E4A3F"]{fill:#DCEAE2}path[fill="#1B6A5A"]{fill:#A9CBBB}}</style>'

interface Picture {
  name: string
  width: number
  height: number
  widths: readonly number[]
  color: string
}

async function main(folder: string): Promise<void> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.basename(file, '.png'))
    .filter((name) => !NOT_A_PICTURE.test(name))
    .sort()

  await mkdir(IMAGES, { recursive: true })
  const made: Picture[] = []
  for (const name of names) {
    await removeVersions(name)
    made.push(await makePicture(folder, name))
    console.log(name)
  }
  const pictures = [...keptPictures(names), ...made].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  await writeFile(LIST, listModule(pictures))

  const share = path.join(folder, 'share.png')
  if (existsSync(share)) await makeSharePicture(share)
  const mark = path.join(folder, 'logo-mark.svg')
  if (existsSync(mark)) await makeIcons(mark)
}

/** The pictures of the list that are not made anew and whose files are there. */
function keptPictures(made: readonly string[]): Picture[] {
  return Object.entries(PICTURES)
    .map(([name, picture]) => ({ name, ...picture }))
    .filter(({ name }) => !made.includes(name))
    .filter(({ name, widths }) => existsSync(path.join(IMAGES, `${name}-${widths[0]}.avif`)))
}

/** A new master may have other widths than the one before. */
async function removeVersions(name: string): Promise<void> {
  const files = (await readdir(IMAGES)).filter((file) =>
    new RegExp(`^${name}-\\d+\\.(avif|webp)$`).test(file),
  )
  await Promise.all(files.map((file) => rm(path.join(IMAGES, file))))
}

async function makePicture(folder: string, name: string): Promise<Picture> {
  const { data, info } = await cut(sharp(path.join(folder, `${name}.png`)), CUT_TOP[name] ?? 0)
  const master = () => sharp(data)
  const wanted = WIDTHS.find(([pattern]) => pattern.test(name))?.[1] ?? []
  const widths = wanted.filter((width) => width <= info.width)
  const quality = AVIF_QUALITY_OF[name] ?? AVIF_QUALITY
  for (const width of widths) {
    const target = path.join(IMAGES, `${name}-${width}`)
    const resized = master().resize({ width })
    // Half the colour resolution: an eighth smaller, and no difference to see beside the original.
    await resized
      .clone()
      .avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
      .toFile(`${target}.avif`)
    await resized
      .clone()
      .webp({ quality: 74, effort: 5, smartSubsample: true })
      .toFile(`${target}.webp`)
  }
  return { name, width: info.width, height: info.height, widths, color: await groundOf(master()) }
}

/** The master as a picture in memory, without transparency and without the given share of its top. */
async function cut(master: Sharp, share: number) {
  const { width, height }: Metadata = await master.metadata()
  const top = Math.round(height * share)
  return master
    .extract({ left: 0, top, width, height: height - top })
    .flatten({ background: PAGE_GROUND })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
}

/** The mean colour of the top eighth: usually the picture's background. */
async function groundOf(master: Sharp): Promise<string> {
  const { width, height }: Metadata = await master.metadata()
  const pixel = await master
    .extract({ left: 0, top: 0, width, height: Math.round(height / 8) })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex')}`
}

async function makeSharePicture(master: string): Promise<void> {
  const jpeg = await sharp(master).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  if (jpeg.length > SHARE_MAX_BYTES) {
    throw new Error(`The share picture has ${jpeg.length} bytes, more than ${SHARE_MAX_BYTES}.`)
  }
  await writeFile(path.join(IMAGES, 'share.jpg'), jpeg)
}

/** Favicons and home screen icons, all from the vector logo. */
async function makeIcons(master: string): Promise<void> {
  const mark = await readFile(master, 'utf8')
  const shapes = mark.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '')
  // The logo spans 4..56 by 5..42. A tab icon fills its square; a home screen icon keeps the logo inside
  // the circle that maskable icons may be cut to.
  const tab = svg('2 -4.5 56 56', `${DARK_TAB_COLOURS}${shapes}`)
  const plain = svg('2 -4.5 56 56', shapes)
  const home = svg(
    '-10 -16.5 80 80',
    `<rect x="-10" y="-16.5" width="80" height="80" fill="${PAGE_GROUND}"/>${shapes}`,
  )

  await writeFile(path.join(PUBLIC, 'favicon.svg'), `${tab}\n`)
  await writeFile(path.join(PUBLIC, 'favicon.ico'), icoOf(await pngOf(plain, 32), 32))
  await writeFile(path.join(PUBLIC, 'apple-touch-icon.png'), await pngOf(home, 180))
  await writeFile(path.join(PUBLIC, 'icon-192.png'), await pngOf(home, 192))
  await writeFile(path.join(PUBLIC, 'icon-512.png'), await pngOf(home, 512))
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
}

function pngOf(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer()
}

/** An ICO file with one PNG inside: a directory of one entry, then the PNG unchanged. */
function icoOf(png: Buffer, size: number): Buffer {
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

function listModule(pictures: readonly Picture[]): string {
  const entries = pictures.map(({ name, width, height, widths, color }) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${key}: { width: ${width}, height: ${height}, widths: [${widths.join(', ')}], color: '${color}' },`
  })
  return `// Written by scripts/make-images.ts. Do not edit: replace a master and run the script again.

/** A picture in \`public/images\`, as \`/images/<name>-<width>.avif\` and \`.webp\` for each of its widths. */
export interface Picture {
  /** Size of the largest version, for the aspect ratio of the box. */
  readonly width: number
  readonly height: number
  /** Ascending. */
  readonly widths: readonly number[]
  /** Colour of its ground, for the box while the picture loads. */
  readonly color: string
}

export const PICTURES = {
${entries.join('\n')}
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES
`
}

const mastersFolder = process.argv[2]
if (mastersFolder === undefined) {
  console.error('Usage: node scripts/make-images.ts MASTERS_FOLDER')
  process.exit(1)
}
await main(mastersFolder)
