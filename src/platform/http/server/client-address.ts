import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { ApiVariables } from './api-app.ts'

/** The client address of calls made inside the process. */
const INSIDE = 'local'
/**
 * The network prefix of an IPv6 address that counts as one client. Providers give a household a /56 (RIPE-690, section
 * 4.2), which contains 256 networks of /64: counted by /64, one household would have 256 times each limit.
 */
const IPV6_NETWORK_BITS = 56

/**
 * Determines the client address of a request, for rate limits. Behind proxies the connection is the last proxy's, which
 * names the client in `X-Forwarded-For`.
 *
 * @param trustedProxies how many of the operator's proxies stand in front of the product. Each appends one address to
 * `X-Forwarded-For`; addresses before those were written by the client and are not trusted.
 */
export function findClientAddress(trustedProxies: number): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const connection = incoming?.socket.remoteAddress
    const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-for') : undefined
    c.set('clientAddress', connection ? addressOf(connection, forwarded, trustedProxies) : INSIDE)
    await next()
  }
}

/** As {@link findClientAddress}, of a request that has not been taken yet. */
export function clientAddressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined
  return addressOf(socket.remoteAddress ?? INSIDE, forwarded?.toString(), trustedProxies)
}

/** The address that the outermost trusted proxy saw; the connection's own where that is no valid address. */
export function addressOf(
  connection: string,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwarded?.split(',') ?? []), connection].map((entry) => entry.trim())
  const claimed = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? connection
  return networkOf(claimed) ?? networkOf(connection) ?? connection
}

function networkOf(text: string): string | null {
  // Some proxies include the port: "192.0.2.1:4711", "[2001:db8::1]:4711".
  const address = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_NETWORK_BITS}`).toString()
    : parsed.toString()
}
