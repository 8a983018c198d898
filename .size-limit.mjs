// Sizes of: the scripts of the tools, of the booking form, of the waiting list and of a booking's link, the script of the pages that are HTML, the
// sheet that the second page of staff loads, and the fonts of every page. Scripts and sheet are compressed with gzip, as
// for old proxies; for most browsers they are a tenth smaller.
import { readdirSync } from 'node:fs'
import { readBuiltScripts } from './src/app/server/built-scripts.ts'
import { bilingualPages } from './src/site/pages/web/page-table.ts'

/** By the id of the page's route. Those of the tools are declared in site/pages/web/page-table.ts. */
const LIMITS = Object.fromEntries(
  bilingualPages().flatMap(({ routeId, weightLimit }) =>
    weightLimit ? [[routeId, weightLimit]] : [],
  ),
)

/** Ten packets, less the headers: what a server may send before the browser's first acknowledgement. */
const FIRST_PACKETS = '14 kB'
/** What may be added before somebody has to look at what was added. */
const SLACK = 1.03
const PRELOADED_FONTS = ['bricolage-display', 'figtree-text']

const scripts = readBuiltScripts('dist/server/client-manifest.json')
const sheet = readdirSync('dist/client/assets').filter((file) => /^app-.*\.css$/.test(file))

export default [
  ...Object.entries(LIMITS).map(([routeId, limit]) => ({
    name: `scripts of ${routeId}`,
    limit,
    gzip: true,
    path: [...new Set([...scripts.siteScripts, ...scripts.ofRoutes.get(routeId)])].map(builtFile),
  })),
  {
    name: 'script of the pages that are HTML',
    limit: above(6_161),
    gzip: true,
    path: scripts.siteScripts.map(builtFile),
  },
  {
    name: 'scripts of the booking form, with its notifications',
    limit: above(134_100),
    gzip: true,
    path: scripts.bookingScripts.map(builtFile),
  },
  {
    name: 'scripts of the waiting list',
    limit: above(103_037),
    gzip: true,
    path: scripts.waitingListScripts.map(builtFile),
  },
  {
    name: 'scripts of the pages that the link to a booking opens',
    limit: above(111_933),
    gzip: true,
    path: scripts.bookingLinkScripts.map(builtFile),
  },
  ...PRELOADED_FONTS.map((font) => ({
    name: `font ${font}`,
    limit: FIRST_PACKETS,
    gzip: false,
    brotli: false,
    path: builtFile(`/fonts/${font}.woff2`),
  })),
  {
    name: 'styles of all pages',
    limit: above(19_051),
    gzip: true,
    path: sheet.map((file) => builtFile(`/assets/${file}`)),
  },
]

/** @param bytes what the last look measured: `npx size-limit --json` */
function above(bytes) {
  return `${Math.round(bytes * SLACK)} B`
}

function builtFile(address) {
  return `dist/client${address}`
}
