/** Values of libpq's `target_session_attrs` for a server that accepts writes. The product needs no others. */
const WRITABLE = new Set(['read-write', 'primary'])

/** Splits an address into the part before the hosts, the hosts with their ports, and the part after them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/**
 * The address of each server that a DATABASE_URL names. It may name several, separated by commas, as in libpq:
 * `postgres://user:password@host1:5432,host2:5432/database`. `pg` supports only one server per address.
 *
 * @returns an empty list where the text is no address of a PostgreSQL server
 */
export function serverUrls(databaseUrl: string): string[] {
  const parts = PARTS.exec(databaseUrl)
  if (!parts) return []
  const [, before = '', hosts = '', after = ''] = parts
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Whether a text is an address of one or several PostgreSQL servers. */
export function isDatabaseUrl(text: string): boolean {
  const urls = serverUrls(text)
  return urls.length > 0 && urls.every((url) => URL.canParse(url))
}

/** Whether an address requests sessions that can write, or requests none in particular. */
export function asksForWrites(databaseUrl: string): boolean {
  return serverUrls(databaseUrl).every((url) => {
    const asked = URL.parse(url)?.searchParams.get('target_session_attrs') ?? 'read-write'
    return WRITABLE.has(asked)
  })
}
