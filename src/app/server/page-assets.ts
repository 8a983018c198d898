import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Area } from '#platform/rendering/web/page.ts'

/** What pages load, as HTML. */
export interface PageAssets {
  /** The styles of an area, for the end of the head. */
  styles: (area: Area) => string
  /** The elements that load the scripts, for the end of the body. */
  scripts: string
  /** Loads the files of islands early, which begin at once. */
  preload: (islands: Iterable<string>) => string
}

/** For pages without styles and scripts. */
export const NO_ASSETS: PageAssets = { styles: () => '', scripts: '', preload: () => '' }

export const SCRIPT = 'src/app/web/page-script.ts'
/** Loaded with every island. */
const HYDRATE = 'src/app/web/islands/hydrate-island.tsx'

/**
 * Reads the assets that Vite's manifest names.
 *
 * @throws where the manifest does not name one of them
 */
export function readBuiltAssets(manifestFile: string, clientFolder: string): PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const styles = new Map(
    [...sheetsOfAreas(manifest)].map(([area, address]) => [
      area,
      `<style>${readFileSync(path.join(clientFolder, address), 'utf8')}</style>`,
    ]),
  )
  const [script, ...imported] = filesOf(manifest, SCRIPT)
  if (!script)
    throw new Error(`The build's manifest does not name ${SCRIPT}. Build the product again.`)
  const islands = filesOfIslands(manifest)
  return {
    styles: (area) => styles.get(area) ?? '',
    scripts: [
      // Behind the pictures of the first view: the page is of use without it.
      ...imported.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
      `<script type="module" src="${script}" fetchpriority="low"></script>`,
    ].join(''),
    preload: (names) =>
      [...new Set([...names].flatMap((name) => islands.get(name) ?? []))]
        .map((href) => `<link rel="modulepreload" href="${href}">`)
        .join(''),
  }
}

/** The addresses of all that each island loads with itself. */
export function filesOfIslands(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, name] = /^src\/.*\/(.+)\.island\.tsx$/.exec(key) ?? []
      if (name === undefined) return []
      const files = [HYDRATE, key].flatMap((part) => filesOf(manifest, part))
      return [[name, [...new Set(files)]] as const]
    }),
  )
}

/** The address of each area's sheet. */
export function sheetsOfAreas(manifest: Manifest): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const [, area] = /^src\/app\/web\/sheets\/(.+)\.css$/.exec(key) ?? []
      return area === undefined ? [] : [[area, `/${file}`] as const]
    }),
  )
}

/** The addresses of a chunk and of all that it imports statically. */
export function filesOf(manifest: Manifest, key: string): string[] {
  return chunksOf(manifest, key).map(({ file }) => `/${file}`)
}

/** A chunk, and all that it imports statically, each once; none where the manifest does not name it. */
export function chunksOf(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): Manifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen))]
}
