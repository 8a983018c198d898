// Decides which modules of the browser's build are in one file. Left to the bundler, an island has up to 45.
import path from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const REACT = /node_modules\/(react|react-dom|scheduler)\//
const PAGE_SCRIPT = /\/src\/app\/web\/page-script\.ts$/
/** Loaded with every island. */
const HYDRATE = /\/src\/app\/web\/islands\/hydrate-island\.tsx$/
/** Notifications, which are loaded soon after an island with a form. */
const TOAST = /\/src\/platform\/design\/web\/toast\.tsx$/
const ISLAND = /\.island\.tsx$/
const OF_STAFF = /\/src\/(shop\/inline-edit|office\/page-texts)\//
const OF_TOOLS = /\/src\/tools\//
/** The house of an island. */
const AREA = /\/src\/(\w+)\//

/**
 * The file of a module: its island's (null), or one for what islands of one house, or of several houses, share. The bundler
 * divides what only staff load.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (REACT.test(id)) return 'react'
  if (ISLAND.test(id)) return null
  const users = [...usersOf(id, graph)]
  if (users.some((user) => PAGE_SCRIPT.test(user))) return 'page'
  if (users.some((user) => HYDRATE.test(user))) return 'react'
  if (users.length < 2) return null
  const islands = users.filter((user) => ISLAND.test(user) && !OF_STAFF.test(user))
  return islands.length === 0 ? chunkOfOthers(users) : chunkOfIslands(islands)
}

function chunkOfOthers(users: readonly string[]): string | null {
  if (users.some((user) => TOAST.test(user))) return 'toast'
  if (users.every((user) => OF_TOOLS.test(user))) return 'tools-later'
  return users.every((user) => OF_STAFF.test(user)) ? 'editing' : null
}

function chunkOfIslands([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return path.basename(first).replace(/\..*$/, '')
  const areas = new Set([first, ...others].map((island) => AREA.exec(island)?.[1] ?? ''))
  // The islands of the site are small: what others have in common with them is loaded on its pages too.
  if (areas.has('site')) return 'site'
  return areas.size > 1 ? 'shared' : ([...areas][0] ?? '')
}

const known = new Map<string, Set<string>>()

/** What the browser loads by itself, at first or later, and the module with it. */
function usersOf(id: string, graph: Graph): Set<string> {
  const found = known.get(id)
  if (found) return found
  const users = new Set<string>()
  known.set(id, users)
  const info = graph.getModuleInfo(id)
  if (!info) return users
  if (info.isEntry || info.dynamicImporters.length > 0) users.add(id)
  for (const importer of info.importers)
    for (const user of usersOf(importer, graph)) users.add(user)
  return users
}
