import type { Problem } from '../domain/problem.ts'

export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 412
  | 413
  | 414
  | 415
  | 422
  | 429
  | 503

/** The German titles of error answers, by status. */
const TITLES: Record<ProblemStatus, string> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet',
  403: 'Nicht erlaubt',
  404: 'Nicht gefunden',
  405: 'Nicht vorgesehen',
  409: 'Nicht möglich',
  412: 'Inzwischen geändert',
  413: 'Anfrage zu groß',
  414: 'Adresse zu lang',
  415: 'Falsches Format',
  422: 'Ungültige Angaben',
  429: 'Zu viele Anfragen',
  503: 'Gerade nicht erreichbar',
}

interface Details {
  errors?: Problem['errors']
  /** After a price change: the earlier price and the one in force. */
  prices?: Problem['prices']
  /** With a 412: the current state. */
  current?: Problem['current']
  /** Seconds after which the same call may be sent again. */
  retryAfter?: number
  /** With a 405: the methods that are allowed. */
  allow?: string[]
}

/**
 * An error that a caller caused and can act on. It is answered with problem details (RFC 9457). Each feature defines
 * its own in one file, `<feature>.errors.ts`. Any other error is a defect of the product and is answered with a plain
 * 500.
 */
export class ProblemError extends Error {
  readonly status: ProblemStatus
  readonly code: string
  readonly errors: Problem['errors']
  readonly prices: Problem['prices']
  readonly current: Problem['current']
  readonly retryAfter: number | undefined
  readonly allow: string[] | undefined

  /** @param detail one German sentence that may be shown to the person */
  constructor(
    status: ProblemStatus,
    code: string,
    detail: string,
    { errors, prices, current, retryAfter, allow }: Details = {},
  ) {
    super(detail)
    this.name = 'ProblemError'
    this.status = status
    this.code = code
    this.errors = errors
    this.prices = prices
    this.current = current
    this.retryAfter = retryAfter
    this.allow = allow
  }

  toProblem(): Problem {
    return {
      type: `urn:problem:${this.code}`,
      title: TITLES[this.status],
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.prices ? { prices: this.prices } : {}),
      ...(this.current ? { current: this.current } : {}),
    }
  }
}
