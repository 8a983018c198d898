import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { firstLetter } from '#platform/basics/domain/first-letter.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import type { StaticFiles } from '#platform/rendering/server/static-files.ts'
import { displayFonts } from '#site/search-engines/server/display-fonts.ts'
import { publicFileReader } from '#site/search-engines/server/public-files.ts'
import { homePng, type IconColors, type IconSource, icoOf, tabPng, tabSvg } from './draw-icons.ts'
import { readMark } from './mark-files.service.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Browsers also ask for icons by addresses without a version. */
const AN_HOUR = 'public, max-age=3600'

const ICO_SIZE = 32

/** What the present icons are drawn from. */
export interface PresentIcons {
  /** Of all that is drawn in them. */
  version: string
  /** The path of the firm's own; empty where it has none. */
  icon: string
  name: string
  colors: IconColors
  /** The address of the display font's first file. */
  font: string
}

type Draw = (source: IconSource, colors: IconColors) => Promise<Buffer | null>

/** The addresses of icons, each with its type and how it is drawn. */
const ICONS: Readonly<Record<string, { type: string; draw: Draw }>> = {
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (source, colors) => icoOf(await tabPng(source, ICO_SIZE, colors), ICO_SIZE),
  },
  '/favicon.svg': { type: 'image/svg+xml', draw: async (...of) => tabSvg(...of) },
  '/apple-touch-icon.png': { type: 'image/png', draw: homeIcon(180) },
  '/icon-192.png': { type: 'image/png', draw: homeIcon(192) },
  '/icon-512.png': { type: 'image/png', draw: homeIcon(512) },
}

function homeIcon(size: number): Draw {
  return (source, colors) => homePng(source, size, colors)
}

interface IconsParts {
  images: ImageStore
  /** Null while the sample's are shown. */
  presentIcons: () => PresentIcons | null
  /** The folder with the fonts of the website. */
  publicFolder: string
}

/**
 * Serves the icons of the firm: its own, or the first letter of its name. They are drawn when they are first asked for.
 * Those of the sample are files of the build.
 */
export function iconsRoutes({ images, presentIcons, publicFolder }: IconsParts) {
  const readFonts = displayFonts(publicFileReader(publicFolder))
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: Object.keys(ICONS).length * 2 })

  async function readSource({ icon, name, font }: PresentIcons): Promise<IconSource> {
    const file = icon && (await readMark(images, icon))
    if (file) return { kind: 'file', bytes: file.bytes, isSvg: file.type === 'image/svg+xml' }
    return { kind: 'letter', letter: firstLetter(name), fonts: await readFonts(font) }
  }

  function iconOf(path: string, draw: Draw, present: PresentIcons) {
    const key = `${path}?${present.version}`
    const icon = drawn.get(key) ?? readSource(present).then((one) => draw(one, present.colors))
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }

  const app = new Hono<ApiVariables>()
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    app.get(path, async (c: Context, next) => {
      const present = presentIcons()
      if (!present) return next()
      const icon = await iconOf(path, draw, present)
      if (!icon) throw httpErrors.notFound()
      return c.body(new Uint8Array(icon), 200, {
        'Content-Type': type,
        'Cache-Control': c.req.query('v') === present.version ? A_YEAR : AN_HOUR,
      })
    })
  }
  return app
}

/**
 * The files of the build, without the sample's icons where the firm has others.
 *
 * @param hasOthers whether it has, now
 */
export function withoutReplacedIcons(files: StaticFiles, hasOthers: () => boolean): StaticFiles {
  return {
    get: (address) => (address in ICONS && hasOthers() ? undefined : files.get(address)),
  }
}
