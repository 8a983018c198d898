// Builds one style sheet per page, with only the Tailwind classes of the modules that the page can load.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { bilingualPages } from '../src/site/pages/web/page-table.ts'

const ROUTES = path.resolve('src/app/web/routes')
const ROOT_ROUTE = path.join(ROUTES, '__root.tsx')
const BILINGUAL_ROUTES = path.resolve('src/app/web/bilingual-routes.tsx')
const ROUTER = path.resolve('src/app/web/router.tsx')
const WHOLE_SHEET = path.resolve('src/platform/design/web/app.css')
const FOLDER = path.resolve('.cache/page-styles')

/**
 * Vite plugin for the server's build, which renders all pages: records the files of each page.
 *
 * @param filesOfPages filled with the files of each route's page, by the name of the route's file. A bilingual
 *   page has no such file and is named by its route's id
 */
export function notePageFiles(filesOfPages) {
  return {
    name: 'note-page-files',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildEnd(error) {
      if (error) return
      const isOtherRoute = (id) => id.startsWith(ROUTES) && fileOf(id) !== ROOT_ROUTE
      // Their routes, also those in other files, load them later.
      const ofRoutes = [BILINGUAL_ROUTES, ...this.getModuleInfo(BILINGUAL_ROUTES).importedIds]
      const filesOfBilingualPages = ofRoutes.flatMap(
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      )
      const isOtherPage = (id) => isOtherRoute(id) || filesOfBilingualPages.includes(id)
      const everywhere = reach([ROUTER], isOtherPage, this)
      const routes = [...this.getModuleIds()].filter((id) => isOtherRoute(id) && id === fileOf(id))
      for (const route of routes) {
        filesOfPages.set(path.basename(route), [...reach([route], () => false, this, everywhere)])
      }
      for (const page of bilingualPages()) {
        const name = page.routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')
        const files = page.files.map((file) => path.resolve(file))
        filesOfPages.set(`${name}.tsx`, [...reach(files, () => false, this, everywhere)])
      }
    },
  }
}

/** The product's own files that modules import, statically or dynamically, except those that import the whole sheet. */
function reach(ids, isBeyond, graph, known = new Set()) {
  const files = new Set(known)
  const seen = new Set()
  const visit = (id) => {
    if (seen.has(id) || isBeyond(id) || id.includes('/node_modules/')) return
    seen.add(id)
    const module = graph.getModuleInfo(id)
    if (!module) return
    files.add(fileOf(id))
    const later = module.dynamicallyImportedIds.filter((other) => !bringsWholeSheet(other, graph))
    for (const other of [...module.importedIds, ...later]) visit(other)
  }
  for (const id of ids) visit(id)
  return [...files].filter((file) => /\.tsx?$/.test(file))
}

function bringsWholeSheet(id, graph) {
  return id === WHOLE_SHEET || Boolean(graph.getModuleInfo(id)?.importedIds.includes(WHOLE_SHEET))
}

/** Separately loaded parts of a file have its name and a query. */
function fileOf(id) {
  return id.split('?')[0]
}

/** @returns the minified style sheet of each page, by the name of its route's file */
export async function buildPageStyles(filesOfPages) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const input = []
  for (const [route, files] of filesOfPages) {
    const sheet = path.join(FOLDER, `${route}.css`)
    writeFileSync(sheet, sheetOf(files))
    input.push(sheet)
  }
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input } },
  })
  return Object.fromEntries(
    output
      .filter(({ type }) => type === 'asset')
      // Equal sheets are one asset with several names.
      .flatMap(({ originalFileNames, source }) =>
        originalFileNames.map((file) => [path.basename(file, '.css'), source]),
      ),
  )
}

function sheetOf(files) {
  const ui = path.resolve('src/platform/design/web')
  return [
    '@import "tailwindcss" source(none);',
    `@import "${path.join(ui, 'fonts.css')}";`,
    `@import "${path.join(ui, 'design.css')}";`,
    `@import "${path.join(ui, 'utilities.css')}";`,
    ...files.map((file) => `@source "${file}";`),
  ].join('\n')
}
