import { isUtf8 } from 'node:buffer'
import { Client, type Dispatcher } from 'undici'
import type { SiteFailure } from '#domain/tools/site-facts.ts'
import { ipLiteral, isPublicAddress, publicSiteUrl } from './address-guard.ts'
import { ACCEPTED_ENCODINGS, BodyTooLargeError, readBody } from './guarded-fetch-body.ts'
import { siteFailureOf } from './guarded-fetch-failure.ts'
import { type Connect, connectTo, dnsLookup, type Lookup } from './guarded-fetch-network.ts'

/** A page of a website that is not ours. */
export interface FetchedPage {
  /** Where it was in the end, after redirects. */
  url: string
  status: number
  /** The whole header, with its charset; "" where there is none. */
  contentType: string
  /** Decompressed, in the page's own charset. Empty unless the status is 2xx. */
  body: Buffer
}

export interface FetchPageOptions {
  /** Ends the fetch when the visitor goes away; it then rejects with the signal's reason. */
  signal: AbortSignal
  /** The media types that are taken; any other ends the fetch before its body is read. */
  accept: readonly string[]
  /** The languages that are asked for, as the header says them: "en, de;q=0.8". */
  acceptLanguage?: string
  /** Reads no more than this of a longer body, after decompression, instead of refusing it. */
  cutAfterBytes?: number
}

/** @throws SiteError */
export type FetchPage = (url: string, options: FetchPageOptions) => Promise<FetchedPage>

/** A website could not be read. The code is for the visitor; the cause is for the log and nobody else. */
export class SiteError extends Error {
  readonly code: SiteFailure

  constructor(code: SiteFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const REDIRECTS_MAX = 3
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]
/** For everything until the last byte, name and redirects included. */
const TIME_LIMIT_MS = 10_000
const BODY_MAX_BYTES = 1.5 * 1024 * 1024
/** To undici. */
const UNLIMITED = -1
const HEADERS_MAX_BYTES = 16 * 1024
const DEFAULT_LANGUAGES = 'de, en;q=0.8'

interface Parts {
  /** Says who is visiting and where to complain. */
  userAgent: string
  /** How names become addresses; every answer is checked, whoever gives it. */
  lookup?: Lookup
  /** How connections are opened, to addresses that have been checked. Tests lead them to this machine; see localSites. */
  connect?: Connect
  timeLimitMs?: number
}

/**
 * Makes the one way in which the product reads websites that visitors name. It asks like a browser without memory: GET,
 * no cookies, a connection of its own. It reads nothing but public websites: each address, also each redirect's, is
 * checked; its name is resolved once; if any of its addresses is not public it is refused; and the connection goes to the
 * addresses that were checked. Time, size, headers and redirects are limited.
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
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await ask(url, request)
    if (!(answer instanceof URL)) return answer
    url = answer
  }
  throw new SiteError('tools.site_redirects')
}

/** Asks for one page: the page, or where it redirects to. */
async function ask(url: URL, request: Parts & FetchPageOptions): Promise<FetchedPage | URL> {
  const addresses = await publicAddresses(url, request)
  const client = new Client(url.origin, {
    connect: (request.connect ?? connectTo)(addresses, request.signal),
    maxHeaderSize: HEADERS_MAX_BYTES,
    // Of what comes over the line; readBody counts what becomes of it.
    maxResponseSize: request.cutAfterBytes === undefined ? BODY_MAX_BYTES : UNLIMITED,
    // One request a connection.
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
        'Accept-Language': request.acceptLanguage ?? DEFAULT_LANGUAGES,
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
  { accept, signal, cutAfterBytes }: FetchPageOptions,
): Promise<FetchedPage> {
  const contentType = header(answer, 'content-type')
  const page = { url: url.href, status: answer.statusCode, contentType }
  if (page.status < 200 || page.status > 299) return { ...page, body: Buffer.alloc(0) }
  const [mediaType = ''] = contentType.split(';')
  if (!accept.includes(mediaType.trim().toLowerCase())) throw new SiteError('tools.site_not_html')
  const encoding = header(answer, 'content-encoding')
  if (cutAfterBytes !== undefined) {
    const limits = { maxBytes: cutAfterBytes, isCut: true }
    return { ...page, body: await readBody(answer.body, { encoding, ...limits, signal }) }
  }
  if (Number(header(answer, 'content-length')) > BODY_MAX_BYTES) throw new BodyTooLargeError()
  const body = await readBody(answer.body, { encoding, maxBytes: BODY_MAX_BYTES, signal })
  return { ...page, body }
}

function checkedUrl(text: string, base?: URL): URL {
  const url = publicSiteUrl(text, base)
  if (!url) throw new SiteError('tools.address_refused')
  return url
}

/** The addresses that a connection may go to; one that is not public among them spoils them all. */
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

/** Headers are read byte by byte; what a server wrote in UTF-8, as it should not, becomes that again. */
function asUtf8(text: string): string {
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : text
}

/** A header's value, the first where there are several; "" where there is none. */
function header({ headers }: Dispatcher.ResponseData, name: string): string {
  return [headers[name] ?? ''].flat()[0] ?? ''
}
