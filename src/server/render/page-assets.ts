import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import type { Manifest as ViteManifest } from 'vite'

const ENTRY = 'src/web/entry-client.tsx'
const ROUTES_FOLDER = 'src/web/routes/'

/** What a page links, for each of its routes, and the style sheets that are written into it. */
export type PageAssets = Manifest & { inlineCss?: { styles: Record<string, string> } }
type ManifestScript = NonNullable<PageAssets['routes'][string]['scripts']>[number]

/**
 * Reads the build's manifest: the scripts that bring every page to life, the entry and the chunks of its own route at
 * once. Scripts wait until what a visitor came to see is there: text, fonts, first picture.
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
  const entryFiles = filesOf(manifest, ENTRY)

  const filesOfRoutes = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const file = key.startsWith(ROUTES_FOLDER)
      ? key.slice(ROUTES_FOLDER.length).split('?')[0]
      : undefined
    if (!file) continue
    const routeId = routeIdOf(file)
    filesOfRoutes.set(routeId, [...(filesOfRoutes.get(routeId) ?? []), ...filesOf(manifest, key)])
  }

  const routes: PageAssets['routes'] = {}
  for (const [routeId, files] of filesOfRoutes) {
    const own = [...new Set(files)].filter((file) => !entryFiles.includes(file))
    routes[routeId] = {
      scripts: [afterLoad(`for(const href of ${JSON.stringify(own)})${PRELOAD}`)],
    }
  }
  routes.__root__ = {
    scripts: [
      afterLoad(
        `for(const href of ${JSON.stringify(entryFiles)})${PRELOAD};import(${JSON.stringify(address(entry.file))})`,
      ),
    ],
  }
  const styles: Record<string, string> = JSON.parse(readFileSync(stylesFile, 'utf8'))
  for (const file of Object.keys(styles))
    routes[routeIdOf(file)] = { ...routes[routeIdOf(file)], css: [file] }
  return { routes, inlineCss: { styles } }
}

const PRELOAD =
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))"

/** After the frame that shows the loaded page: the callback runs before it is painted, the task it sets after. */
function afterLoad(code: string): ManifestScript {
  return {
    attrs: { type: 'module' },
    children: `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{${code}})))`,
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
