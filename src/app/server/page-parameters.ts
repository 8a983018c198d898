import type {
  FindLostPage,
  IsPersonal,
  ReadsParameters,
} from '#platform/rendering/server/page-parts.ts'
import { parametersOf } from '#platform/rendering/web/page-address.ts'
import { pageFinder } from '#platform/rendering/web/page-finder.ts'
import { PUBLIC_PAGES } from '../web/pages.ts'

/** Finds the public page of a path. */
export const findPage = pageFinder(PUBLIC_PAGES)

/** A page depends on the parameters that its declaration reads. All others, such as those of campaigns, are ignored. */
export const readsParameters: ReadsParameters = (path, search) => {
  const read = findPage(path)?.page.search?.(parametersOf(search)) ?? {}
  return Object.values(read).some((value) => value !== undefined)
}

/** Whether nobody may keep a page, because a secret in its address opens it. */
export const isPersonal: IsPersonal = (path, search) => {
  const page = findPage(path)?.page
  return page?.cache(page.search?.(parametersOf(search))) === 'nobody'
}

/** Paths without a page have one for all of them, so one is rendered a language. */
export const findLostPage: FindLostPage = (path) => {
  if (findPage(path) || findPage(withoutSlash(path))) return null
  return path.startsWith('/en/') ? '/en/404' : '/404'
}

/** The address that a path with a slash at its end leads to. */
export function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
