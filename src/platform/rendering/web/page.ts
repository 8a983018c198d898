import type { ComponentType, ReactNode } from 'react'
import type { Answer, Arguments, PathOf } from '#platform/design/web/api-call.ts'
import type { PageHead } from './page-head.ts'

/** Reads the API for a page, in the process that renders it. */
export type ReadApi = <P extends PathOf<'GET'>>(
  path: P,
  ...options: Arguments<'GET', P>
) => Promise<Answer<'GET', P>>

/** The values in an address, by the names that a page's path gives them: "id" of "/trainings/:id". */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, never>

/** A request for a page. */
export interface Visit<Path extends string = string, Search = unknown> {
  /** The page's path as it was asked for. */
  path: string
  params: ParametersOf<Path>
  /** What the page's `search` has read from the parameters of the address. */
  search: Search
  /** The site's public origin. */
  publicUrl: string
  read: ReadApi
}

export interface PageProps<Data, Path extends string = string, Search = unknown> {
  data: Data
  visit: Visit<Path, Search>
}

/** A public page: a document that the server renders. What is interactive in it is an island. */
export interface PageDeclaration<Path extends string, Data, Search> {
  /** Where it is; a part that begins with ":" stands for any value. */
  path: Path
  /** Its styles. */
  area: Area
  /**
   * Who may keep it. 'nobody' for a page that a secret in its address opens: it is stored nowhere, search engines are told
   * not to list it, and its links do not tell its address.
   */
  cache: Cache | ((search: Search) => Cache)
  /**
   * Reads the parameters that mean something to the page; invalid ones are undefined. A page with any of them is rendered
   * for its request. All others are ignored, such as those that campaigns add.
   */
  search?: (given: Record<string, string>) => Search
  /** Reads what the page shows. Null where there is no such page. */
  load: (visit: Visit<Path, Search>) => Promise<Data | null>
  head: (data: Data, visit: Visit<Path, Search>) => PageHead
  Page: ComponentType<PageProps<Data, Path, Search>>
  /** Answered with 404 where `load` finds nothing. */
  missing?: { head: () => PageHead; Page: ComponentType<{ visit: Visit<Path, Search> }> }
}

type Cache = 'everybody' | 'nobody'

/** The part of the product that a page belongs to; each has one style sheet. */
export type Area = 'site' | 'shop' | 'tools'

/** A page as the renderer knows it, whatever its data are. */
export interface PublicPage
  extends Omit<
    PageDeclaration<string, unknown, unknown>,
    'load' | 'head' | 'Page' | 'missing' | 'cache'
  > {
  cache: (search: unknown) => Cache
  render: (visit: Visit) => Promise<{ status: 200 | 404; head: PageHead; content: ReactNode }>
}
