import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'

/** Answers with all addresses of a name, IPv4 and IPv6. A name that there is not is an error with the code ENOTFOUND. */
export type Lookup = (hostname: string, signal: AbortSignal) => Promise<string[]>

/** Opens connections that end at one of these addresses, whatever the name is by now; the signal ends them at any time. */
export type Connect = (
  addresses: readonly string[],
  signal: AbortSignal,
) => buildConnector.connector

const DNS_TIMEOUT_MS = 2000
const DNS_TRIES = 2
const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA']

/**
 * Asks name servers, and nothing else: not the machine's own table of names, no neighbours, no search list that would
 * turn "wiki.example" into a name of the operator's network.
 *
 * @param servers instead of the machine's own, such as "127.0.0.1:5353"
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
    // A server that is in trouble with one kind of address has not said that there is no such name.
    throw failures.find(({ code }) => !UNKNOWN_NAME.includes(code)) ?? failures[0]
  }
}

/**
 * Connects to the first of the addresses that answers. The name stays what the site is asked for and what its
 * certificate has to say; it is not resolved again.
 */
export const connectTo: Connect = (addresses, signal) =>
  buildConnector({
    // Also while it is being made, which undici would wait for.
    signal,
    lookup: answerWith(addresses),
    autoSelectFamily: true,
    // Said, because an environment variable of Node.js could switch it off for the whole process.
    rejectUnauthorized: true,
    // What one visitor's visit leaves behind is nothing to the next one.
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
