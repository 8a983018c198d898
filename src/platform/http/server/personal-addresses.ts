/*
 * Addresses with a token, which opens the entry of a waiting list, a booking or a seat: /trainings/warteliste/TOKEN,
 * /buchung/REFERENCE/TOKEN, /buchung/REFERENCE/adresse/TOKEN, /platz/ID/TOKEN, and the calls of the API behind them. So
 * are the calls of a room, whose code lets people in: /api/tools/rooms/CODE.
 * They are recognised in any case and encoding, because routers are as tolerant.
 */
const BEFORE_TOKEN =
  /^\/+(?:(?:api\/+waiting-list|trainings\/+warteliste|api\/+tools\/+rooms)\/+|(?:api\/+bookings|buchung|api\/+seats|platz)\/+[^/]+\/+)(?=[^/])/i

/** What may follow in such a path and is no secret. Everything else is left out of the log. */
const KNOWN_SEGMENTS: readonly string[] = [
  'acts',
  'adresse',
  'attendees',
  'billing',
  'calendar.ics',
  'cancel',
  'cannot-come',
  'contact',
  'confirm',
  'content',
  'decline',
  'events',
  'leave',
  'members',
  'accept',
  'reports',
  'requests',
  'withdraw',
]

/**
 * True for an address with a token: its answer belongs to one person, so it is not cached, and search engines must not
 * list it.
 */
export function isPersonalAddress(address: string): boolean {
  return BEFORE_TOKEN.test(decoded(address))
}

/** The path for the log, without the token. */
export function withoutToken(path: string): string {
  const readable = decoded(path)
  const before = BEFORE_TOKEN.exec(readable)?.[0]
  if (before === undefined) return path
  const rest = readable.slice(before.length).split('/')
  return before + rest.map((part) => (KNOWN_SEGMENTS.includes(part) ? part : '…')).join('/')
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * The headers of a page with a personal address. The page's links do not tell its address. Written as the headers of
 * `security-headers.ts` and `page-answer.ts` that they replace.
 */
export const PERSONAL_HEADERS = {
  'cache-control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
