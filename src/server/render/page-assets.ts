import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import { ADMIN_MARKER } from '#web/lib/admin-marker.ts'
import { sleepScript } from '#web/lib/sleeping-page.ts'
import { readBuiltScripts, routeIdOf } from './built-scripts.ts'

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
 * Reads what the build wrote.
 *
 * @param stylesFile the style sheet of each page by the name of its route's file, to be sent with the page itself
 */
export function readBuiltAssets(manifestFile: string, stylesFile: string): PageAssets {
  const scripts = new Map<string, string>()
  for (const [routeId, built] of readBuiltScripts(manifestFile)) {
    const page = { ...built, isApplication: APPLICATION.test(routeId) }
    scripts.set(routeId, sleepScript(page, ADMIN_MARKER))
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
