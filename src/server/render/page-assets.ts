import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import { pathOfRouteId } from '#web/content/pages.ts'
import { reactScope } from '#web/lib/page-lifecycle/react-scope.ts'
import { scriptLoader } from '#web/lib/page-lifecycle/script-loader.ts'
import { readBuiltScripts, routeIdOfFile } from './built-scripts.ts'

/** The assets of pages besides their HTML. */
export interface PageAssets {
  /** The built assets of each route's page; empty in development, where Vite serves them. */
  parts: ReadonlyMap<string, PageParts>
  /** In development: the assets that all pages link, those that are applications and the others. */
  manifests?: { application: Manifest; html: Manifest }
}

export interface PageParts {
  /** Its own style sheet. */
  style: string
  /** The script element that hydrates an application, or the site's script on other pages. */
  script: string
  /** The code of that element, where it is in the page. */
  scriptText: string
}

/**
 * Reads the built assets of all pages.
 *
 * @param stylesFile the style sheet of each page by the name of its route's file
 */
export function readBuiltAssets(manifestFile: string, stylesFile: string): PageAssets {
  const { siteScripts, ofRoutes } = readBuiltScripts(manifestFile)
  const [siteScript, ...imported] = siteScripts
  const preloads = imported.map((address) => `<link rel="modulepreload" href="${address}">`)
  const site = `${preloads.join('')}<script type="module" src="${siteScript}"></script>`
  const styles: Record<string, string> = JSON.parse(readFileSync(stylesFile, 'utf8'))
  const parts = new Map<string, PageParts>()
  for (const [file, style] of Object.entries(styles)) {
    const routeId = routeIdOfFile(file)
    if (reactScope(pathOfRouteId(routeId)) !== 'everything') {
      parts.set(routeId, { style, script: site, scriptText: '' })
      continue
    }
    const scripts = ofRoutes.get(routeId)
    if (!scripts) throw new Error(`The build has no scripts of ${file}. Build the product again.`)
    const scriptText = scriptLoader(scripts)
    parts.set(routeId, { style, script: `<script>${scriptText}</script>`, scriptText })
  }
  return { parts }
}
