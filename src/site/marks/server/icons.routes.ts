import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { firstLetter } from '#platform/basics/domain/first-letter.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import type { StaticFiles } from '#platform/rendering/server/static-files.ts'
import { iconVersion } from '#platform/rendering/web/icon-links.ts'
import { look } from '#site/look/web/look.ts'
import { brand } from '#site/pages/web/firm.ts'
import { displayFonts } from '#site/search-engines/server/display-fonts.ts'
import { publicFileReader } from '#site/search-engines/server/public-files.ts'
import { homePng, type IconSource, icoOf, tabPng, tabSvg } from './draw-icons.ts'
import { readMark } from './mark-files.service.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Browsers also ask for icons by addresses without a version. */
const AN_HOUR = 'public, max-age=3600'

const ICO_SIZE = 32

type Draw = (source: IconSource) => Promise<Buffer | null>

/** The addresses of icons, each with its type and how it is drawn. */
const ICONS: Readonly<Record<string, { type: string; draw: Draw }>> = {
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (source) => icoOf(await tabPng(source, ICO_SIZE, look().colors), ICO_SIZE),
  },
  '/favicon.svg': { type: 'image/svg+xml', draw: async (source) => tabSvg(source, look().colors) },
  '/apple-touch-icon.png': {
    type: 'image/png',
    draw: (source) => homePng(source, 180, look().colors),
  },
  '/icon-192.png': { type: 'image/png', draw: (source) => homePng(source, 192, look().colors) },
  '/icon-512.png': { type: 'image/png', draw: (source) => homePng(source, 512, look().colors) },
}

interface IconsParts {
  images: ImageStore
  /** The folder with the fonts of the website. */
  publicFolder: string
}

/**
 * Serves the icons of the firm: its own, or the first letter of its name. They are drawn when they are first asked for.
 * Those of the sample are files of the build.
 */
export function iconsRoutes({ images, publicFolder }: IconsParts) {
  const readFonts = displayFonts(publicFileReader(publicFolder))
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: Object.keys(ICONS).length * 2 })

  async function readSource({ icon, name }: { icon: string; name: string }): Promise<IconSource> {
    const file = icon && (await readMark(images, icon))
    if (file) return { kind: 'file', bytes: file.bytes, isSvg: file.type === 'image/svg+xml' }
    return {
      kind: 'letter',
      letter: firstLetter(name),
      fonts: await readFonts(look().fontFiles.at(-1) ?? ''),
    }
  }

  function iconOf(path: string, draw: Draw, own: { icon: string; name: string }) {
    const key = `${path}?${iconVersion()}`
    const icon = drawn.get(key) ?? readSource(own).then(draw)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }

  const app = new Hono<ApiVariables>()
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    app.get(path, async (c: Context, next) => {
      const own = brand()
      if (!own) return next()
      const icon = await iconOf(path, draw, own)
      if (!icon) return c.notFound()
      return c.body(new Uint8Array(icon), 200, {
        'Content-Type': type,
        'Cache-Control': c.req.query('v') === iconVersion() ? A_YEAR : AN_HOUR,
      })
    })
  }
  return app
}

/** The files of the build, without the sample's icons where the firm has others. */
export function withoutReplacedIcons(files: StaticFiles): StaticFiles {
  return {
    get: (address) => (address in ICONS && brand() ? undefined : files.get(address)),
  }
}
