import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'
import { NOT_SHARED, sharedCaching } from './shared-caching.ts'

/** A page, or a file, as it goes over the line: as it is, and compressed as browsers ask for it. */
export interface PageAnswer {
  status: number
  isHtml: boolean
  /** What every form is sent with. */
  headers: Readonly<Record<string, string>>
  /** Of its text and of what that is sent with. */
  hash: string
  /**
   * Until when caches between us and the browser may show it at most, in milliseconds since 1970, and Infinity where no
   * change is known; null where none may hold it, or where its headers say for how long.
   */
  sharedUntil: number | null
  /** Of a page, a compressed form that is missing is made for whoever asks for it. */
  forms: { identity: PageForm; br?: PageForm; gzip?: PageForm; zstd?: PageForm }
}

export interface PageForm {
  body: Buffer<ArrayBuffer>
  headers: HeaderLines
}

/** Names and values. As an object they would take `node:http` twice as long, most of what it does for a kept page. */
export type HeaderLines = [name: string, value: string][]

/** A page as it was rendered, its text in parts. */
interface Page {
  status: number
  headers: Headers
  html: readonly string[]
}

type Coding = keyof PageAnswer['forms']

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** For a page that many get. As small as with quality 9 but for two per mille, in a sixth of its time. */
const smallest = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOf(8)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** For a page that one gets. Larger by a seventh, in a tenth of the time, the first in a third of the others'. */
const quick = {
  zstd: (body: Buffer) => zstdCompressSync(body),
  br: (body: Buffer) => brotliCompressSync(body, brotliOf(2)),
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
}

/**
 * Makes what is sent of a rendered page. A browser keeps it and asks each time whether it is still true, by its ETag.
 *
 * @param ours the headers of ours that go with the page
 * @param sharedUntil as {@link PageAnswer.sharedUntil}
 */
export function toPageAnswer(
  { status, headers, html }: Page,
  ours: Readonly<Record<string, string>>,
  sharedUntil: number | null = null,
): PageAnswer {
  const body = Buffer.concat(html.map((part) => Buffer.from(part)))
  const sentWith = {
    // Of what may be shared it is said anew with each answer.
    ...(sharedUntil === null && { 'cache-control': NOT_SHARED }),
    ...Object.fromEntries(headers),
    ...ours,
    // Staff have one. So they are not answered from a shared cache that visitors fill.
    vary: 'Accept-Encoding, Cookie',
  }
  const hash = createHash('sha256').update(body).update(JSON.stringify(sentWith))
  const answer = {
    status,
    isHtml: Boolean(headers.get('content-type')?.startsWith('text/html')),
    hash: hash.digest('base64url').slice(0, 22),
    headers: sentWith,
    sharedUntil,
  }
  return { ...answer, forms: { identity: formOf(answer, 'identity', body) } }
}

/** The same page with its compressed forms, made once for all who will ask. */
export async function withSmallForms(page: PageAnswer): Promise<PageAnswer> {
  const { identity } = page.forms
  const [br, gz] = await Promise.all([smallest.br(identity.body), smallest.gzip(identity.body)])
  return {
    ...page,
    forms: { identity, br: formOf(page, 'br', br), gzip: formOf(page, 'gzip', gz) },
  }
}

/** One form of what is sent, with all that it is sent with. */
export function formOf(
  page: Omit<PageAnswer, 'forms'>,
  coding: Coding,
  body: Buffer<ArrayBuffer>,
): PageForm {
  const headers = {
    ...page.headers,
    etag: etagOf(page, coding),
    'content-length': String(body.length),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
  return { body, headers: Object.entries(headers) }
}

function etagOf({ hash }: Pick<PageAnswer, 'hash'>, coding: Coding): string {
  return `"${hash}-${coding}"`
}

/** What one request asks of a page. */
export interface PageConditions {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Whether an administrator is logged in where the request comes from. */
  isStaff: boolean
  now: Date
}

/** The part of the answer that depends on the request: which form, or none where the browser has it already. */
export function chooseForm(
  page: PageAnswer,
  { acceptEncoding, ifNoneMatch, isStaff, now }: PageConditions,
): { status: number; headers: HeaderLines; body: Buffer<ArrayBuffer> | null } {
  const coding = bestCoding(page, acceptEncoding)
  const caching = page.sharedUntil === null ? [] : sharedCaching(page.sharedUntil, { now, isStaff })
  if (page.status === 200 && ifNoneMatch) {
    const etag = etagOf(page, coding)
    if (names(ifNoneMatch, etag))
      return { status: 304, headers: [...unchanged(page, etag), ...caching], body: null }
  }
  const form = page.forms[coding] ?? compressedNow(page, coding)
  return { status: page.status, headers: [...form.headers, ...caching], body: form.body }
}

function compressedNow(page: PageAnswer, coding: Coding): PageForm {
  const { identity } = page.forms
  return coding === 'identity' ? identity : formOf(page, coding, quick[coding](identity.body))
}

/** Browsers send a handful of different ones, each with every request. */
const codingsTaken = new LRUCache<string, ReadonlySet<string>, undefined>({
  max: 100,
  memoMethod: (acceptEncoding) => {
    const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0)
    return new Set(accepted.map(({ type }) => type))
  },
})

const SMALLEST_FIRST = ['br', 'gzip'] as const
const QUICKEST_FIRST = ['zstd', 'br', 'gzip'] as const

/** Of the codings that the browser takes, the one that the page is there in, or else the one that is made soonest. */
function bestCoding({ isHtml, forms }: PageAnswer, acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  const taken = codingsTaken.memo(acceptEncoding)
  const there = SMALLEST_FIRST.find((coding) => forms[coding] && taken.has(coding))
  if (there || !isHtml) return there ?? 'identity'
  return QUICKEST_FIRST.find((coding) => taken.has(coding)) ?? 'identity'
}

/** RFC 9110, 13.1.2: a list of tags, of which proxies may have made weak ones. */
function names(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function unchanged({ headers }: PageAnswer, etag: string): HeaderLines {
  const { vary = '', 'cache-control': cacheControl } = headers
  return [
    ['etag', etag],
    ['vary', vary],
    ...(cacheControl === undefined ? [] : [['cache-control', cacheControl] as [string, string]]),
  ]
}
