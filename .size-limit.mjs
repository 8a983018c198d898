// Sizes of what the browser loads for each island, of the script of all public pages, of the sheets, and of the fonts of
// every page. Scripts and sheets are compressed with gzip, as for old proxies; for most browsers they are a tenth smaller.
import { readFileSync } from 'node:fs'
import { filesOf, filesOfIslands, SCRIPT, sheetsOfAreas } from './src/app/server/page-assets.ts'

/** Ten packets, less the headers: what a server may send before the browser's first acknowledgement. */
const FIRST_PACKETS = '14 kB'
/** What may be added before somebody has to look at what was added. */
const SLACK = 1.03
const PRELOADED_FONTS = ['bricolage-display', 'figtree-text']
const SHEETS = { site: 12_462, shop: 13_191, tools: 12_296 }

/** In bytes, what the last look measured: `npx size-limit --json`. Others are small parts of a page. */
const ISLANDS = {
  booker: 113_545,
  booking: 123_933,
  confirmation: 99_707,
  'flight-deck': 112_849,
  'followed-meeting': 101_604,
  join: 102_661,
  leaving: 97_316,
  'lost-link': 100_112,
  'meeting-moderator': 113_901,
  'new-address': 99_662,
  seat: 100_822,
  'shared-copy': 98_747,
  'strategy-consultant': 112_946,
  'waiting-entry': 102_355,
}
const SMALL = 90_000
/** Loaded by staff alone. */
const OF_STAFF = /^(edit-|editable-|hidden-training)/

const manifest = JSON.parse(readFileSync('dist/server/client-manifest.json', 'utf8'))

export default [
  ...[...filesOfIslands(manifest)]
    .filter(([name]) => !OF_STAFF.test(name))
    .map(([name, files]) => ({
      name: `scripts of the island ${name}`,
      limit: name in ISLANDS ? above(ISLANDS[name]) : `${SMALL} B`,
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
