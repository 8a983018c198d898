import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { SiteNetwork } from '#platform/http/server/site-network.ts'

export type Lookup = SiteNetwork['lookup']
export type Connect = SiteNetwork['connect']

/** Leaves time for http where nothing answers to https. */
const CONNECT_TIMEOUT_MS = 5000
const DNS_TIMEOUT_MS = 2000
const DNS_TRIES = 2
const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA']

/**
 * Resolves names by DNS only: without the hosts file, multicast DNS, or a search list that would turn "wiki.example"
 * into a name of the operator's network.
 *
 * @param servers instead of the system's, such as "127.0.0.1:5353"
 */
export function dnsLookup(servers?: readonly string[]): Lookup {
  return async (hostname, signal) => {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES })
    if (servers) resolver.setServers(servers)
    signal.addEventListener('abort', () => resolver.cancel(), { once: true })
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    signal.throwIfAborted()
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    if (addresses.length > 0) return addresses
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? answer.reason : [],
    )
    // A server error for one address family does not mean that the name is unknown.
    throw failures.find(({ code }) => !UNKNOWN_NAME.includes(code)) ?? failures[0]
  }
}

/**
 * Connects to the first address that answers. The name is still used for the Host header and the certificate; it is not
 * resolved again.
 */
export const connectTo: Connect = (addresses, signal) =>
  buildConnector({
    // Also aborts a connection that is being established, which undici would wait for.
    signal,
    timeout: CONNECT_TIMEOUT_MS,
    lookup: answerWith(addresses),
    autoSelectFamily: true,
    // Explicit, because an environment variable of Node.js could switch it off for the whole process.
    rejectUnauthorized: true,
    // No TLS session is shared between visitors.
    maxCachedSessions: 0,
  })

function answerWith(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_hostname, options, callback) => {
    const [first] = records
    if (options.all || !first) return callback(null, records)
    callback(null, first.address, first.family)
  }
}
