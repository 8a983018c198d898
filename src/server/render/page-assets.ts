import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import { ADMIN_MARKER } from '#web/lib/admin-session/admin-marker.ts'
import { scriptLoader } from '#web/lib/page-lifecycle/script-loader.ts'
import { readBuiltScripts, routeIdOfFile } from './built-scripts.ts'

/** Routes whose pages are applications (tools and administration), not texts. */
const APPLICATION = /^\/(en\/)?(admin|tools)\//

/** The assets of pages besides their HTML. */
export interface PageAssets {
  /** The built assets of each route's page; empty in development, where Vite serves them. */
  parts: ReadonlyMap<string, PageParts>
  /** The assets that all pages link. */
  manifest?: Manifest
}

export interface PageParts {
  /** Its own style sheet. */
  style: string
  /** The script element that hydrates the page. */
  script: string
  /** The code of that element. */
  scriptText: string
}

/**
 * Reads the built assets of all pages.
 *
 * @param stylesFile the style sheet of each page by the name of its route's file
 */
export function readBuiltAssets(manifestFile: string, stylesFile: string): PageAssets {
  const builtScripts = readBuiltScripts(manifestFile)
  const styles: Record<string, string> = JSON.parse(readFileSync(stylesFile, 'utf8'))
  const parts = Object.entries(styles).map(([file, style]) => {
    const routeId = routeIdOfFile(file)
    const scripts = builtScripts.get(routeId)
    if (!scripts) throw new Error(`The build has no scripts of ${file}. Build the product again.`)
    const isApplication = APPLICATION.test(routeId)
    const scriptText = scriptLoader({ ...scripts, isApplication }, ADMIN_MARKER)
    const page: PageParts = { style, script: `<script>${scriptText}</script>`, scriptText }
    return [routeId, page] as const
  })
  return { parts: new Map(parts) }
}
