// What the pages for visitors load once their visitor does something (before that, no script at all), the sheet that the
// second page of a visit brings, and the fonts that every page has. Scripts and sheet compressed by gzip, as old proxies
// do; most browsers get a tenth less.
import { readdirSync } from 'node:fs'
import { readBuiltScripts } from './src/server/render/built-scripts.ts'

const LIMITS = {
  '/': '145 kB',
  '/en/': '145 kB',
  '/kontakt': '138 kB',
  '/potenziale-erkennen': '140 kB',
  '/trainings/': '153 kB',
  '/trainings/$id': '145 kB',
  '/trainings/anmeldung': '198 kB',
}

/** Ten packets, which a server may send before it hears from the browser, without the answer's head. */
const FIRST_PACKETS = '14 kB'
const PRELOADED_FONTS = ['bricolage-display', 'figtree-text']

const scripts = readBuiltScripts('dist/server/client-manifest.json')
const sheet = readdirSync('dist/client/assets').filter((file) => /^app-.*\.css$/.test(file))

export default [
  ...Object.entries(LIMITS).map(([routeId, limit]) => {
    const { entry, parts } = scripts.get(routeId)
    return {
      name: `scripts of ${routeId}`,
      limit,
      gzip: true,
      path: [entry, ...parts].map(builtFile),
    }
  }),
  ...PRELOADED_FONTS.map((font) => ({
    name: `font ${font}`,
    limit: FIRST_PACKETS,
    gzip: false,
    brotli: false,
    path: builtFile(`/fonts/${font}.woff2`),
  })),
  {
    name: 'styles of all pages',
    limit: '17 kB',
    gzip: true,
    path: sheet.map((file) => builtFile(`/assets/${file}`)),
  },
]

function builtFile(address) {
  return `dist/client${address}`
}
