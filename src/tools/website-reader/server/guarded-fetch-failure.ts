import { errors } from 'undici'
import type { SiteFailure } from '../domain/site-facts.ts'
import { UnknownEncodingError } from './guarded-fetch-body.ts'

/** Codes of Node.js, c-ares and undici. */
const FAILURES: Readonly<Record<string, SiteFailure>> = {
  ENOTFOUND: 'tools.site_unknown',
  ENODATA: 'tools.site_unknown',
  EBADNAME: 'tools.site_unknown',
  UND_ERR_HEADERS_TIMEOUT: 'tools.site_too_slow',
  UND_ERR_BODY_TIMEOUT: 'tools.site_too_slow',
  UND_ERR_HEADERS_OVERFLOW: 'tools.site_too_large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'tools.site_error',
  UND_ERR_INVALID_ARG: 'tools.fault',
}

/** Error codes of decompression: Z_DATA_ERROR, ERR_BROTLI_DECODER_ERROR_FORMAT … */
const NOT_COMPRESSED = /^(Z_|ERR__ERROR_|ERR_BROTLI)/

/** The visitor's message code for an error while reading a website. */
export function siteFailureOf(error: unknown): SiteFailure {
  if (error instanceof UnknownEncodingError || error instanceof errors.HTTPParserError) {
    return 'tools.site_error'
  }
  // Errors of connections, names and certificates have codes; an error without one, or a TypeError, is a defect of the
  // product.
  if (!(error instanceof Error) || error instanceof TypeError) return 'tools.fault'
  const code = 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return 'tools.fault'
  if (NOT_COMPRESSED.test(code)) return 'tools.site_error'
  return FAILURES[code] ?? 'tools.site_unreachable'
}
