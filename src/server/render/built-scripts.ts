import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { bilingualPages } from '#web/content/pages.ts'

const ENTRY = 'src/web/entry-client.tsx'
const ROUTES_FOLDER = 'src/web/routes/'

/** The addresses of the scripts that hydrate a page. */
export interface BuiltScripts {
  /** The entry script. */
  entry: string
  /** All chunks that it imports, and the chunks of the page's route with their imports. */
  parts: readonly string[]
}

/**
 * Reads the build's manifest: the scripts of each route's page, by the route's id.
 *
 * @throws where the manifest does not name the entry script
 */
export function readBuiltScripts(manifestFile: string): Map<string, BuiltScripts> {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entry, ...entryParts] = filesOf(manifest, ENTRY)
  if (!entry)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY}. Build the product again.`,
    )
  const filesOfRoutes = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    if (!key.startsWith(ROUTES_FOLDER)) continue
    const [file = ''] = key.slice(ROUTES_FOLDER.length).split('?')
    const routeId = routeIdOfFile(file)
    filesOfRoutes.set(routeId, [...(filesOfRoutes.get(routeId) ?? []), key])
  }
  for (const { routeId, files } of bilingualPages()) filesOfRoutes.set(routeId, files)
  return new Map(
    [...filesOfRoutes].map(([routeId, files]) => {
      const parts = new Set([...entryParts, ...files.flatMap((key) => filesOf(manifest, key))])
      parts.delete(entry)
      return [routeId, { entry, parts: [...parts] }]
    }),
  )
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
