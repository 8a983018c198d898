import type { Problem } from '#domain/problem.ts'

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503

/** The German titles of error answers, by status. */
const TITLES: Record<ProblemStatus, string> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet',
  403: 'Nicht erlaubt',
  404: 'Nicht gefunden',
  409: 'Nicht möglich',
  412: 'Inzwischen geändert',
  413: 'Anfrage zu groß',
  415: 'Falsches Format',
  422: 'Ungültige Angaben',
  429: 'Zu viele Anfragen',
  503: 'Gerade nicht erreichbar',
}

interface Details {
  errors?: Problem['errors']
  /** With a 412: what is there now. */
  current?: Problem['current']
  /** Seconds after which the same call may be sent again. */
  retryAfter?: number
}

/**
 * An error that a person caused and can act on: it becomes an answer with problem details (RFC 9457). Each feature
 * keeps its own in one catalogue, `<feature>.errors.ts`. Any other error is a fault of ours and becomes a plain 500.
 */
export class ProblemError extends Error {
  readonly status: ProblemStatus
  readonly code: string
  readonly errors: Problem['errors']
  readonly current: Problem['current']
  readonly retryAfter: number | undefined

  /** @param detail one German sentence that may be shown to the person */
  constructor(
    status: ProblemStatus,
    code: string,
    detail: string,
    { errors, current, retryAfter }: Details = {},
  ) {
    super(detail)
    this.name = 'ProblemError'
    this.status = status
    this.code = code
    this.errors = errors
    this.current = current
    this.retryAfter = retryAfter
  }

  toProblem(): Problem {
    return {
      type: `urn:problem:${this.code}`,
      title: TITLES[this.status],
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.current ? { current: this.current } : {}),
    }
  }
}
