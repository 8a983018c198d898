import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { bilingualPages } from '#web/content/pages.ts'

const ENTRY = 'src/web/entry-client.tsx'
const BOOKING = 'src/web/entry-booking.tsx'
/** The chunk of the notifications, as vite.config.ts names it. */
const TOASTER = 'toaster'
const SITE_SCRIPT = 'src/web/site-script/site-script.ts'
const ROUTES_FOLDER = 'src/web/routes/'

/** The addresses of the scripts that hydrate a page. */
export interface BuiltScripts {
  /** The entry script. */
  entry: string
  /** All chunks that it imports, and the chunks of the page's route with their imports. */
  parts: readonly string[]
}

interface AllBuiltScripts {
  /** The addresses of the script of the pages that are HTML, and of what it imports. */
  siteScripts: readonly string[]
  /** The addresses of all that the booking form loads at some time, with the site's script. */
  bookingScripts: readonly string[]
  /** The scripts that hydrate the other pages, by the id of their route. */
  ofRoutes: Map<string, BuiltScripts>
}

/**
 * Reads the build's manifest.
 *
 * @throws where the manifest does not name the entry script or the site's script
 */
export function readBuiltScripts(manifestFile: string): AllBuiltScripts {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entry, ...entryParts] = filesOf(manifest, ENTRY)
  const siteScripts = filesOf(manifest, SITE_SCRIPT)
  if (!entry || siteScripts.length === 0)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY} and ${SITE_SCRIPT}. Build the product again.`,
    )
  const filesOfRoutes = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    if (!key.startsWith(ROUTES_FOLDER)) continue
    const [file = ''] = key.slice(ROUTES_FOLDER.length).split('?')
    const routeId = routeIdOfFile(file)
    filesOfRoutes.set(routeId, [...(filesOfRoutes.get(routeId) ?? []), key])
  }
  for (const { routeId, files } of bilingualPages()) filesOfRoutes.set(routeId, files)
  const ofRoutes = new Map(
    [...filesOfRoutes].map(([routeId, files]) => {
      const parts = new Set([...entryParts, ...files.flatMap((key) => filesOf(manifest, key))])
      parts.delete(entry)
      return [routeId, { entry, parts: [...parts] }]
    }),
  )
  const toaster = Object.keys(manifest).find((key) => manifest[key]?.name === TOASTER) ?? ''
  const bookingScripts = [BOOKING, toaster].flatMap((key) => filesOf(manifest, key))
  return {
    siteScripts,
    bookingScripts: [...new Set([...siteScripts, ...bookingScripts])],
    ofRoutes,
  }
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
