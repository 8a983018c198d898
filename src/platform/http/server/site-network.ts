import type { buildConnector } from 'undici'

/** How the product reaches the websites of others. */
export interface SiteNetwork {
  /** Returns all IPv4 and IPv6 addresses of a name. An unknown name is an error with the code ENOTFOUND. */
  lookup: (hostname: string, signal: AbortSignal) => Promise<string[]>
  /**
   * Creates a connector that only connects to these addresses, without resolving the name again; the signal aborts
   * connections.
   */
  connect: (addresses: readonly string[], signal: AbortSignal) => buildConnector.connector
}
