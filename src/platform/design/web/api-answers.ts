import { request } from './api.ts'
import type { Answer, Arguments, Method, PathOf } from './api-call.ts'

/** One page of a paginated list. */
export interface Page<Row> {
  rows: Row[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
  /** Number of rows of all pages; null where the list is not counted. */
  total: number | null
}

/**
 * Reads a page of a list. The next cursor and the total are in the response headers.
 * @throws as {@link call} does
 */
export async function readPage<P extends PathOf<'GET'>>(
  path: P,
  ...options: Arguments<'GET', P>
): Promise<Page<Answer<'GET', P> extends (infer Row)[] ? Row : never>> {
  const response = await request('GET', path, options)
  const total = response.headers.get('Total-Count')
  return {
    rows: await response.json(),
    next: response.headers.get('Next-Cursor'),
    total: total === null ? null : Number(total),
  }
}

/** A file that the server makes. */
export interface ServedFile {
  /** Null where the server gave none. */
  name: string | null
  content: Blob
}

/**
 * Makes a call whose answer is a file.
 * @throws as {@link call} does
 */
export async function readFile<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...options: Arguments<M, P>
): Promise<ServedFile> {
  const response = await request(method, path, options)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { name: name ?? null, content: await response.blob() }
}
