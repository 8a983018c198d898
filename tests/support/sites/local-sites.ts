import { buildConnector } from 'undici'
import type { Connect, Lookup } from '#tools/website-reader/server/guarded-fetch-network.ts'

/**
 * A public address to which local names resolve, so that they pass the checks of the guarded fetch. Nothing is ever
 * sent there.
 */
const PRETENDED_ADDRESS = '93.184.215.14'

/**
 * Makes the guarded fetch reach websites on this machine: `createGuardedFetch({ userAgent, ...localSites({ … }) })`.
 * The product does not use this, and no setting can enable it.
 *
 * @param sites the port on 127.0.0.1 of each name and port: `{ 'firma.example:80': 54321 }`. Any other name is unknown.
 * @param ca the certificate of sites with port 443
 */
export function localSites(
  sites: Readonly<Record<string, number>>,
  ca?: string,
): { lookup: Lookup; connect: Connect } {
  return {
    async lookup(hostname) {
      if (Object.keys(sites).some((site) => site.startsWith(`${hostname}:`))) {
        return [PRETENDED_ADDRESS]
      }
      throw Object.assign(new Error(`no site is called ${hostname}`), { code: 'ENOTFOUND' })
    },
    connect: (_addresses, signal) => (options, callback) => {
      const open = buildConnector({ signal, maxCachedSessions: 0, ...(ca && { ca }) })
      const port = sites[siteOf(options)]
      if (port !== undefined) {
        return open({ ...options, hostname: '127.0.0.1', port: String(port) }, callback)
      }
      const error = new Error(`nothing listens at ${siteOf(options)}`)
      callback(Object.assign(error, { code: 'ECONNREFUSED' }), null)
    },
  }
}

function siteOf({ hostname, port, protocol }: buildConnector.Options): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
