import { isUtf8 } from 'node:buffer'
import { Client, type Dispatcher } from 'undici'
import type { SiteFailure } from '../domain/site-facts.ts'
import { ipLiteral, isPublicAddress, publicSiteUrl } from './address-guard.ts'
import { ACCEPTED_ENCODINGS, readBeginning } from './guarded-fetch-body.ts'
import { siteFailureOf } from './guarded-fetch-failure.ts'
import { type Connect, connectTo, dnsLookup, type Lookup } from './guarded-fetch-network.ts'

/** A page of an external website. */
export interface FetchedPage {
  /** The final URL, after redirects. */
  url: string
  status: number
  /** How many redirects led to it, those before this fetch included. */
  redirects: number
  /** The whole header, including its charset; "" where there is none. */
  contentType: string
  /** Its beginning, decompressed, in the page's charset. Empty unless the status is 2xx. */
  body: Buffer
}

export interface FetchPageOptions {
  /** Aborts the fetch when the visitor disconnects; it then rejects with the signal's reason. */
  signal: AbortSignal
  /** The accepted media types; any other ends the fetch before its body is read. */
  accept: readonly string[]
  /** Redirects that led to this URL and count towards the limit; 0 by default. */
  redirectsBefore?: number
  /** How much of a longer body is read; 1.5 MB by default. */
  maxBytes?: number
}

/** @throws SiteError */
export type FetchPage = (url: string, options: FetchPageOptions) => Promise<FetchedPage>

/** A website could not be read. The visitor sees the code; the cause is only logged. */
export class SiteError extends Error {
  readonly code: SiteFailure

  constructor(code: SiteFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const REDIRECTS_MAX = 3
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]
/** For the whole fetch up to the last byte, including DNS and redirects. */
const TIME_LIMIT_MS = 10_000
const BODY_MAX_BYTES = 1.5 * 1024 * 1024
const HEADERS_MAX_BYTES = 16 * 1024
const ACCEPTED_LANGUAGES = 'de, en;q=0.8'

interface Parts {
  /** Names the product and a contact. */
  userAgent: string
  /** Resolves names; every result is checked, whatever the implementation. */
  lookup?: Lookup
  /** Opens connections to checked addresses. Tests redirect them to local servers; see localSites. */
  connect?: Connect
  timeLimitMs?: number
}

/**
 * Creates the only function with which the product reads websites named by visitors. It sends GET without cookies, on a
 * new connection each time. It protects against server-side request forgery: each URL is checked, also that of each
 * redirect; its name is resolved once; it is refused if any of its addresses is not public; and the connection goes to
 * the checked addresses. Time, headers and redirects are limited, and of a large page the beginning is read.
 */
export function createGuardedFetch(parts: Parts): FetchPage {
  const { timeLimitMs = TIME_LIMIT_MS } = parts
  return async (address, options) => {
    const deadline = AbortSignal.timeout(timeLimitMs)
    const signal = AbortSignal.any([options.signal, deadline])
    try {
      signal.throwIfAborted()
      return await followRedirects(address, { ...parts, ...options, signal })
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason
      if (error instanceof SiteError) throw error
      const code = deadline.aborted ? 'tools.site_too_slow' : siteFailureOf(error)
      throw new SiteError(code, { cause: error })
    }
  }
}

async function followRedirects(
  address: string,
  request: Parts & FetchPageOptions,
): Promise<FetchedPage> {
  let url = checkedUrl(address)
  const { redirectsBefore = 0 } = request
  for (let redirects = redirectsBefore; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await ask(url, request)
    if (!(answer instanceof URL)) return { ...answer, redirects }
    url = answer
  }
  throw new SiteError('tools.site_redirects')
}

/** Requests one page; returns the page, or the target of its redirect. */
async function ask(
  url: URL,
  request: Parts & FetchPageOptions,
): Promise<Omit<FetchedPage, 'redirects'> | URL> {
  const addresses = await publicAddresses(url, request)
  const client = new Client(url.origin, {
    connect: (request.connect ?? connectTo)(addresses, request.signal),
    maxHeaderSize: HEADERS_MAX_BYTES,
    // One request for each connection.
    pipelining: 0,
  })
  try {
    const answer = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      signal: request.signal,
      headers: {
        'User-Agent': request.userAgent,
        Accept: request.accept.join(', '),
        'Accept-Language': ACCEPTED_LANGUAGES,
        'Accept-Encoding': ACCEPTED_ENCODINGS,
      },
    })
    const location = header(answer, 'location')
    if (REDIRECT_STATUSES.includes(answer.statusCode) && location)
      return checkedUrl(asUtf8(location), url)
    return await pageOf(url, answer, request)
  } finally {
    await client.destroy()
  }
}

async function pageOf(
  url: URL,
  answer: Dispatcher.ResponseData,
  { accept, signal, maxBytes = BODY_MAX_BYTES }: FetchPageOptions,
): Promise<Omit<FetchedPage, 'redirects'>> {
  const contentType = header(answer, 'content-type')
  const page = { url: url.href, status: answer.statusCode, contentType }
  if (page.status < 200 || page.status > 299) return { ...page, body: Buffer.alloc(0) }
  const [mediaType = ''] = contentType.split(';')
  if (!accept.includes(mediaType.trim().toLowerCase())) throw new SiteError('tools.site_not_html')
  const encoding = header(answer, 'content-encoding')
  const body = await readBeginning(answer.body, { encoding, maxBytes, signal })
  return { ...page, body }
}

function checkedUrl(text: string, base?: URL): URL {
  const url = publicSiteUrl(text, base)
  if (!url) throw new SiteError('tools.address_refused')
  return url
}

/** The addresses to connect to; refused if any of them is not public. */
async function publicAddresses(
  url: URL,
  { lookup = dnsLookup(), signal }: Parts & FetchPageOptions,
): Promise<string[]> {
  const literal = ipLiteral(url)
  if (literal !== null) return [literal]
  const addresses = await lookup(url.hostname, signal)
  if (addresses.length === 0) throw new SiteError('tools.site_unknown')
  if (!addresses.every(isPublicAddress)) throw new SiteError('tools.address_refused')
  return addresses
}

/**
 * Decodes a header that was read as Latin-1, where its bytes are UTF-8, which some servers send against the standard.
 */
function asUtf8(text: string): string {
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : text
}

/** The first value of a header; "" where there is none. */
function header({ headers }: Dispatcher.ResponseData, name: string): string {
  return [headers[name] ?? ''].flat()[0] ?? ''
}
