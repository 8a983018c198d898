// Sizes of what the browser loads for each island, of the script of all public pages, of the sheets, and of the fonts of
// every page. Scripts and sheets are compressed with gzip, as for old proxies; for most browsers they are a tenth smaller.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, filesOfIslands, SCRIPT, sheetsOfAreas } from './src/app/server/page-assets.ts'
import { TYPE_PAIRS } from './src/site/look/domain/type-pairs.ts'

/** Ten packets, less the headers: what a server may send before the browser's first acknowledgement. */
const FIRST_PACKETS = '14 kB'
/** What may be added before somebody has to look at what was added. */
const SLACK = 1.03
const PRELOADED_FONTS = Object.values(TYPE_PAIRS).flatMap(({ display, text }) => [
  display.file,
  text.file,
])
const SHEETS = { site: 12_801, shop: 14_120, tools: 12_790 }

/** In bytes: what an island of the site may load, and one with a form. */
const SMALL = 90_000
const FORM = 105_000
/** The large ones: what the last look measured, `npx size-limit --json`. */
const LARGE = {
  booker: 117_000,
  booking: 129_574,
  'flight-deck': 112_849,
  'meeting-moderator': 119_297,
  'strategy-consultant': 114_794,
}
/** Loaded by staff alone. */
const OF_STAFF = /^(edit-|editable-|hidden-training|page-editor)/

/** The islands of the site, which have no form that is sent to the product. */
const SITE = new Set(
  globSync('src/site/*/web/*.island.tsx').map((file) => path.basename(file, '.island.tsx')),
)

const manifest = JSON.parse(readFileSync('dist/server/client-manifest.json', 'utf8'))

export default [
  ...[...filesOfIslands(manifest)]
    .filter(([name]) => !OF_STAFF.test(name))
    .map(([name, files]) => ({
      name: `scripts of the island ${name}`,
      limit: name in LARGE ? above(LARGE[name]) : `${SITE.has(name) ? SMALL : FORM} B`,
      gzip: true,
      path: files.map(builtFile),
    })),
  {
    name: 'script of all public pages',
    limit: above(4_685),
    gzip: true,
    path: filesOf(manifest, SCRIPT).map(builtFile),
  },
  ...[...sheetsOfAreas(manifest)].map(([area, address]) => ({
    name: `styles of the pages of ${area}`,
    limit: above(SHEETS[area]),
    gzip: true,
    path: builtFile(address),
  })),
  ...PRELOADED_FONTS.map((font) => ({
    name: `font ${font}`,
    limit: FIRST_PACKETS,
    gzip: false,
    brotli: false,
    path: builtFile(`/fonts/${font}.woff2`),
  })),
]

/** @param bytes what the last look measured */
function above(bytes) {
  return `${Math.round(bytes * SLACK)} B`
}

function builtFile(address) {
  return `dist/client${address}`
}
