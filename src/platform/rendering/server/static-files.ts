import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type PageAnswer, representationOf } from '#platform/http/server/page-answer.ts'
import { NON_PAGE_HEADERS } from '#platform/http/server/security-headers.ts'

/** Built files below this path have a hash of their content in their names, so a changed file has another name. */
const HASHED = '/assets/'
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const COMPRESSED = /\.(br|gz)$/

/** The built files by their addresses. */
export type StaticFiles = Pick<ReadonlyMap<string, PageAnswer>, 'get'>

/**
 * Reads the built files and their compressed representations into memory: about ten megabytes. So only these files can
 * be requested, no client keeps a file open, and a process continues with its own files while a newer build replaces
 * them.
 *
 * @param headers the product's headers that are sent with every file
 */
export function readStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): StaticFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => {
      const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`
      return [address, readStaticFile(file, address, headers)] as const
    }),
  )
}

function readStaticFile(
  file: string,
  address: string,
  headers: Readonly<Record<string, string>>,
): PageAnswer {
  const body = readFileSync(file)
  const answer = {
    status: 200,
    isHtml: false,
    sharedUntil: null,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      'content-type': getMimeType(address) ?? 'application/octet-stream',
      'cache-control': address.startsWith(HASHED) ? A_YEAR : A_DAY,
      ...headers,
      ...NON_PAGE_HEADERS,
      vary: 'Accept-Encoding',
    },
  }
  const compressed = (suffix: string) =>
    existsSync(file + suffix) ? readFileSync(file + suffix) : undefined
  const [br, gz] = [compressed('.br'), compressed('.gz')]
  return {
    ...answer,
    representations: {
      identity: representationOf(answer, 'identity', body),
      ...(br && { br: representationOf(answer, 'br', br) }),
      ...(gz && { gzip: representationOf(answer, 'gzip', gz) }),
    },
  }
}
