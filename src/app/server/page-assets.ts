import { readFileSync } from 'node:fs'
import type { Manifest } from '@tanstack/react-router'
import { hydrationOf } from '#platform/rendering/web/hydration.ts'
import { TOOL_SCRIPTS_ID } from '#platform/rendering/web/islands.ts'
import { scriptJson } from '#platform/rendering/web/script-json.ts'
import { isToolPage, pathOfRouteId } from '#site/pages/web/page-table.ts'
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
  /** The elements that load its scripts, and the styles for paper and forced colours, which it is shown without. */
  script: string
}

/** Elsewhere browsers load the sheet last, and do not wait for it. */
const OUTPUTS = 'print, (forced-colors: active)'

/**
 * Reads the built assets of all pages.
 *
 * @param stylesFile the style sheet of each page by the name of its route's file
 */
export function readBuiltAssets(manifestFile: string, stylesFile: string): PageAssets {
  const { siteScripts, ofRoutes, outputSheet } = readBuiltScripts(manifestFile)
  // Behind the pictures of the first view: the page is of use without it.
  const site = moduleElements(siteScripts, ' fetchpriority="low"')
  const outputs = `<link rel="stylesheet" href="${outputSheet}" media="${OUTPUTS}">`
  const styles: Record<string, string> = JSON.parse(readFileSync(stylesFile, 'utf8'))
  const parts = new Map<string, PageParts>()
  for (const [file, style] of Object.entries(styles)) {
    const routeId = routeIdOfFile(file)
    const scripts = ofRoutes.get(routeId)
    if (!scripts) throw new Error(`The build has no scripts of ${file}. Build the product again.`)
    const path = pathOfRouteId(routeId)
    if (hydrationOf(path) === 'app')
      parts.set(routeId, { style, script: outputs + moduleElements(scripts) })
    else {
      const tool = isToolPage(path) ? listOf(scripts) : ''
      parts.set(routeId, { style, script: outputs + tool + site })
    }
  }
  return { parts }
}

/** The first script is run, those that it imports are loaded at the same time. */
function moduleElements([entry, ...imported]: readonly string[], priority = ''): string {
  const preloads = imported.map(
    (address) => `<link rel="modulepreload" href="${address}"${priority}>`,
  )
  return `${preloads.join('')}<script type="module" src="${entry}"${priority}></script>`
}

/** The scripts of a tool, for the site's script, which loads them when the tool is seen. */
function listOf(scripts: readonly string[]): string {
  return `<script type="application/json" id="${TOOL_SCRIPTS_ID}">${scriptJson(scripts)}</script>`
}
