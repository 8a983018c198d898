import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import type { Manifest as ViteManifest } from 'vite'

const ENTRY = 'src/web/entry-client.tsx'
const ROUTES_FOLDER = 'src/web/routes/'

/** What a page links, for each of its routes. */
export type PageAssets = Manifest

/**
 * Reads the build's manifest: the entry script and stylesheets for every page, and for each route the chunks it needs,
 * so that the browser asks for them at once instead of after the entry has run.
 */
export function readBuiltAssets(manifestFile: string): PageAssets {
  const manifest: ViteManifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = manifest[ENTRY]
  if (!entry)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY}. Build the product again.`,
    )

  const routes: PageAssets['routes'] = {}
  for (const [key, chunk] of Object.entries(manifest)) {
    const file = key.startsWith(ROUTES_FOLDER)
      ? key.slice(ROUTES_FOLDER.length).split('?')[0]
      : undefined
    if (!file) continue
    const { preloads = [], css = [] } = routes[routeIdOf(file)] ?? {}
    routes[routeIdOf(file)] = {
      preloads: [...new Set([...preloads, ...filesOf(manifest, key)])],
      css: [...css, ...(chunk.css ?? []).map(address)],
    }
  }
  const entryFiles = filesOf(manifest, ENTRY)
  for (const route of Object.values(routes)) {
    route.preloads = route.preloads?.filter((file) => !entryFiles.includes(String(file))) ?? []
  }
  routes.__root__ = {
    preloads: entryFiles,
    css: (entry.css ?? []).map(address),
    scripts: [{ attrs: { type: 'module', src: address(entry.file) } }],
  }
  return { routes }
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
