import type { EditedPage } from '../domain/edited-page.ts'

/** Reads the API for a page. */
type ReadApi = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Renders one page, which reads the API through `read`.
 *
 * @param editing where staff edit the page: its islands are still, and the editor is the only one
 */
export type RenderPage = (
  request: Request,
  read: ReadApi,
  editing?: EditedPage,
) => Promise<RenderedPage>

/** The rendered page. Not a `Response`, whose body would be encoded and decoded again, a tenth of the work. */
export interface RenderedPage {
  status: number
  headers: Headers
  /** In parts, which are joined as bytes: joined as text they would be copied once more. */
  html: readonly string[]
}

/** Whether the page of a path depends on these parameters of its address, given as "?name=value". */
export type ReadsParameters = (path: string, search: string) => boolean

/** Whether a secret in its address opens the page: it is stored nowhere, and its links do not tell its address. */
export type IsPersonal = (path: string, search: string) => boolean

/** The address whose page stands for a path without a page, in its language; null for a path with a page of its own. */
export type FindLostPage = (path: string) => string | null
