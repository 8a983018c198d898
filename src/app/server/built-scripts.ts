import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { bilingualPages } from '#site/pages/web/page-table.ts'

const ENTRY = 'src/app/web/entry-client.tsx'
const BOOKING = 'src/app/web/entry-booking.tsx'
const WAITING_LIST = 'src/app/web/entry-waiting-list.tsx'
const BOOKING_LINK = 'src/app/web/entry-booking-link.tsx'
/** Chunks of the notifications, and of what all tools share, as `scripts/client-chunks.ts` names them. */
const TOASTER = 'toaster'
const TOOLS = 'tools'
const SITE_SCRIPT = 'src/app/web/site-script/site-script.ts'
const OUTPUTS = 'src/platform/design/web/outputs.css'
const ROUTES_FOLDER = 'src/app/web/routes/'

interface AllBuiltScripts {
  /** The addresses of the script of the pages that are HTML, and of what it imports. */
  siteScripts: readonly string[]
  /** The addresses of all that the booking form loads at some time, with the site's script. */
  bookingScripts: readonly string[]
  /** The same of the waiting list's form and entries. */
  waitingListScripts: readonly string[]
  /** The same of the pages that the link to a booking opens. */
  bookingLinkScripts: readonly string[]
  /**
   * The scripts that hydrate a screen of the administration or a tool, by the id of the page's route: the entry and all
   * that it imports, then those of the page itself.
   */
  ofRoutes: ReadonlyMap<string, readonly string[]>
  /** The address of the style sheet for paper and forced colours. */
  outputSheet: string
}

/**
 * Reads the build's manifest.
 *
 * @throws where the manifest does not name the entry script, the site's script or the sheet for paper
 */
export function readBuiltScripts(manifestFile: string): AllBuiltScripts {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const addressesOf = (keys: readonly string[]) => [
    ...new Set(keys.flatMap((key) => filesOf(manifest, key))),
  ]
  const siteScripts = addressesOf([SITE_SCRIPT])
  const [outputSheet] = addressesOf([OUTPUTS])
  if (!manifest[ENTRY] || siteScripts.length === 0 || outputSheet === undefined)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY}, ${SITE_SCRIPT} and ${OUTPUTS}. Build the product again.`,
    )
  const filesOfRoutes = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    if (!key.startsWith(ROUTES_FOLDER)) continue
    const [file = ''] = key.slice(ROUTES_FOLDER.length).split('?')
    const routeId = routeIdOfFile(file)
    filesOfRoutes.set(routeId, [...(filesOfRoutes.get(routeId) ?? [ENTRY]), key])
  }
  for (const { routeId, files } of bilingualPages()) {
    filesOfRoutes.set(routeId, [chunkNamed(manifest, TOOLS), ...files])
  }
  return {
    siteScripts,
    outputSheet,
    bookingScripts: addressesOf([SITE_SCRIPT, BOOKING, chunkNamed(manifest, TOASTER)]),
    waitingListScripts: addressesOf([SITE_SCRIPT, WAITING_LIST]),
    bookingLinkScripts: addressesOf([SITE_SCRIPT, BOOKING_LINK]),
    ofRoutes: new Map([...filesOfRoutes].map(([id, files]) => [id, addressesOf(files)])),
  }
}

/** The manifest's key of a chunk with a name of `scripts/client-chunks.ts`. */
function chunkNamed(manifest: Manifest, name: string): string {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? ''
}

/** "trainings_.$id.tsx" is the file of the route "/trainings_/$id", "en.index.tsx" that of "/en/". */
export function routeIdOfFile(file: string): string {
  const name = file.replace(/\.tsx$/, '')
  if (name === '__root') return '__root__'
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

/** The addresses of a chunk and of everything that it imports statically. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)),
  ]
}
