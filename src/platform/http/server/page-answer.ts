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
import type { HeaderLines } from './header-lines.ts'
import { NOT_SHARED, sharedCaching } from './shared-caching.ts'

/** A page or a file as it is sent: its representations, uncompressed and compressed. */
export interface PageAnswer {
  status: number
  isHtml: boolean
  /** Headers of every representation. */
  headers: Readonly<Record<string, string>>
  /** Hash of its text and of {@link headers}. */
  hash: string
  /**
   * Until when shared caches may show it at most, in milliseconds since 1970; Infinity where no change is known; null
   * where no shared cache may store it, or where its headers state for how long.
   */
  sharedUntil: number | null
  /** A page's missing compressed representation is made for the request that needs it. */
  representations: {
    identity: Representation
    br?: Representation
    gzip?: Representation
    zstd?: Representation
  }
}

export interface Representation {
  body: Buffer<ArrayBuffer>
  headers: HeaderLines
}

/** A rendered page, its text in parts. */
interface Page {
  status: number
  headers: Headers
  html: readonly string[]
}

type Coding = keyof PageAnswer['representations']

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Compresses a page that is cached for many requests, in 30 ms on a thread of its own. Brotli 10 is 7 % smaller than
 * brotli 8: with it, pages of the site are below the 14 kB that a server sends before the browser's first answer.
 */
const smallestCompression = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOf(10)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/**
 * Compresses a page that is rendered for one request: about 20 % larger than {@link smallestCompression}, in a twentieth of the
 * time.
 * zstd (level 3) takes a third of the time of the other two.
 */
const quickCompression = {
  zstd: (body: Buffer) => zstdCompressSync(body),
  br: (body: Buffer) => brotliCompressSync(body, brotliOf(2)),
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
}

/**
 * Makes the answer for a rendered page. A browser stores it and revalidates it each time by its ETag.
 *
 * @param productHeaders the product's headers for the page
 * @param sharedUntil as {@link PageAnswer.sharedUntil}
 */
export function toPageAnswer(
  { status, headers, html }: Page,
  productHeaders: Readonly<Record<string, string>>,
  sharedUntil: number | null = null,
): PageAnswer {
  const body = Buffer.concat(html.map((part) => Buffer.from(part)))
  const sentWith = {
    // Where shared caching is allowed, this header is computed for each answer.
    ...(sharedUntil === null && { 'cache-control': NOT_SHARED }),
    ...Object.fromEntries(headers),
    ...productHeaders,
    // Administrators have a cookie, so a shared cache does not give them pages that it stored for visitors.
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
  return { ...answer, representations: { identity: representationOf(answer, 'identity', body) } }
}

/** The same page with its compressed representations, made once for all requests. */
export async function withCompressed(page: PageAnswer): Promise<PageAnswer> {
  const { identity } = page.representations
  const [br, gz] = await Promise.all([
    smallestCompression.br(identity.body),
    smallestCompression.gzip(identity.body),
  ])
  return {
    ...page,
    representations: {
      identity,
      br: representationOf(page, 'br', br),
      gzip: representationOf(page, 'gzip', gz),
    },
  }
}

/** One representation: its body and all its headers. */
export function representationOf(
  page: Omit<PageAnswer, 'representations'>,
  coding: Coding,
  body: Buffer<ArrayBuffer>,
): Representation {
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

/** The parts of a request that decide how a page is answered. */
export interface PageConditions {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Whether an administrator is logged in in the browser that sends the request. */
  isStaff: boolean
  now: Date
}

/** An answer as it is sent. */
export interface SentAnswer {
  status: number
  headers: HeaderLines
  body: Buffer<ArrayBuffer> | null
}

/** Chooses the representation that a request gets; a 304 without body where the browser has it already. */
export function chooseRepresentation(
  page: PageAnswer,
  { acceptEncoding, ifNoneMatch, isStaff, now }: PageConditions,
): SentAnswer {
  const coding = bestCoding(page, acceptEncoding)
  const caching = page.sharedUntil === null ? [] : sharedCaching(page.sharedUntil, { now, isStaff })
  if (page.status === 200 && ifNoneMatch) {
    const etag = etagOf(page, coding)
    if (names(ifNoneMatch, etag))
      return { status: 304, headers: [...unchanged(page, etag), ...caching], body: null }
  }
  const form = page.representations[coding] ?? compressNow(page, coding)
  return { status: page.status, headers: [...form.headers, ...caching], body: form.body }
}

function compressNow(page: PageAnswer, coding: Coding): Representation {
  const { identity } = page.representations
  return coding === 'identity'
    ? identity
    : representationOf(page, coding, quickCompression[coding](identity.body))
}

/**
 * The content codings that each Accept-Encoding value accepts. Browsers send few different values, one with every
 * request.
 */
const codingsTaken = new LRUCache<string, ReadonlySet<string>>({ max: 100 })

function readCodings(acceptEncoding: string): ReadonlySet<string> {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0)
  const codings = new Set(accepted.map(({ type }) => type))
  codingsTaken.set(acceptEncoding, codings)
  return codings
}

const SMALLEST_FIRST = ['br', 'gzip'] as const
const QUICKEST_FIRST = ['zstd', 'br', 'gzip'] as const

/** The coding to answer with: of those that the browser accepts, one that exists already, else the one made fastest. */
function bestCoding(
  { isHtml, representations }: PageAnswer,
  acceptEncoding: string | undefined,
): Coding {
  if (!acceptEncoding) return 'identity'
  const taken = codingsTaken.get(acceptEncoding) ?? readCodings(acceptEncoding)
  const there = SMALLEST_FIRST.find((coding) => representations[coding] && taken.has(coding))
  if (there || !isHtml) return there ?? 'identity'
  return QUICKEST_FIRST.find((coding) => taken.has(coding)) ?? 'identity'
}

/**
 * Whether If-None-Match contains the tag (RFC 9110, section 13.1.2): a list of tags, which proxies may have made weak.
 */
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
