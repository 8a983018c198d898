/** What libpq calls the sessions of a server that takes writes. The product needs no other. */
const WRITABLE = new Set(['read-write', 'primary'])

/** What stands before the hosts, the hosts with their ports, and what stands behind them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/**
 * The addresses of the single servers that a DATABASE_URL names. It may name several with commas between them, as for
 * libpq: `postgres://user:password@host1:5432,host2:5432/database`. `pg` knows addresses of one server only.
 *
 * @returns nothing where the text is no address of a PostgreSQL
 */
export function serverUrls(databaseUrl: string): string[] {
  const parts = PARTS.exec(databaseUrl)
  if (!parts) return []
  const [, before = '', hosts = '', after = ''] = parts
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Whether a text is an address of one PostgreSQL or several. */
export function isDatabaseUrl(text: string): boolean {
  const urls = serverUrls(text)
  return urls.length > 0 && urls.every((url) => URL.canParse(url))
}

/** Whether an address asks for sessions that can write, or leaves open which. */
export function asksForWrites(databaseUrl: string): boolean {
  return serverUrls(databaseUrl).every((url) => {
    const asked = URL.parse(url)?.searchParams.get('target_session_attrs') ?? 'read-write'
    return WRITABLE.has(asked)
  })
}
