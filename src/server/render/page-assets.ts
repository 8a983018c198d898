import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import type { Manifest as ViteManifest } from 'vite'
import { ADMIN_MARKER } from '#web/lib/admin-marker.ts'
import { sleepScript } from '#web/lib/sleeping-page.ts'

const ENTRY = 'src/web/entry-client.tsx'
const ROUTES_FOLDER = 'src/web/routes/'
/** Routes whose pages are applications rather than something to read. */
const APPLICATION = /^\/(en\/)?(admin|tools)\//

/** What a page needs besides its HTML. */
export interface PageAssets {
  /** What it links, for each of its routes, and the style sheets that are written into it. */
  manifest: Manifest & { inlineCss?: { styles: Record<string, string> } }
  /** The code that brings the page of a route to life, where the manifest holds none. */
  scriptOf?: (routeId: string) => string | undefined
}

/**
 * Reads the build's manifest: for each route the scripts that bring its page to life, the entry and the chunks of the
 * route at once.
 *
 * @param stylesFile the style sheet of each page by the name of its route's file, to be sent with the page itself
 */
export function readBuiltAssets(manifestFile: string, stylesFile: string): PageAssets {
  const manifest: ViteManifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = manifest[ENTRY]
  if (!entry)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY}. Build the product again.`,
    )

  const filesOfRoutes = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const file = key.startsWith(ROUTES_FOLDER)
      ? key.slice(ROUTES_FOLDER.length).split('?')[0]
      : undefined
    if (!file) continue
    const routeId = routeIdOf(file)
    filesOfRoutes.set(routeId, [...(filesOfRoutes.get(routeId) ?? []), ...filesOf(manifest, key)])
  }

  const [entryFile = '', ...entryParts] = filesOf(manifest, ENTRY)
  const scripts = new Map<string, string>()
  for (const [routeId, files] of filesOfRoutes) {
    const parts = new Set([...entryParts, ...files])
    parts.delete(entryFile)
    const isApplication = APPLICATION.test(routeId)
    const script = sleepScript({ entry: entryFile, parts: [...parts], isApplication }, ADMIN_MARKER)
    scripts.set(routeId, script)
  }
  const styles: Record<string, string> = JSON.parse(readFileSync(stylesFile, 'utf8'))
  const routes = Object.fromEntries(
    Object.keys(styles).map((file) => [routeIdOf(file), { css: [file] }]),
  )
  return {
    manifest: { routes, inlineCss: { styles } },
    scriptOf: (routeId) => scripts.get(routeId),
  }
}

/** A chunk and everything it imports at once. */
function filesOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [
    address(chunk.file),
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)),
  ]
}

/** "trainings.$id.tsx" is the file of the route "/trainings/$id", "trainings.index.tsx" that of "/trainings/". */
function routeIdOf(file: string): string {
  const name = file.replace(/\.tsx$/, '')
  if (name === '__root') return '__root__'
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

function address(file: string): string {
  return `/${file}`
}
