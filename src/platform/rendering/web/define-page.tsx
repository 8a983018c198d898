import type { PageDeclaration, PublicPage, Visit } from './page.ts'
import { NOT_FOUND_HEAD } from './page-head.ts'

/** Declares a public page. Its types follow from `path`, `search` and `load`. */
export function definePage<const Path extends string, Data extends object, Search = undefined>({
  load,
  head,
  Page,
  missing,
  cache,
  ...page
}: PageDeclaration<Path, Data, Search>): PublicPage {
  return {
    ...page,
    cache: (search) => (typeof cache === 'function' ? cache(search as Search) : cache),
    async render(any) {
      const visit = any as Visit<Path, Search>
      const data = await load(visit)
      if (data !== null)
        return { status: 200, head: head(data, visit), content: <Page data={data} visit={visit} /> }
      return {
        status: 404,
        head: missing ? missing.head() : NOT_FOUND_HEAD,
        content: missing && <missing.Page visit={visit} />,
      }
    },
  }
}
