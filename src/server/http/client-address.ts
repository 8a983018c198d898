import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { ApiVariables } from './api-app.ts'

/** What calls inside the process come from. */
const INSIDE = 'local'
/**
 * The part of an IPv6 address that counts as one visitor. Providers give a household a /56 (RIPE-690, section 4.2), which
 * holds 256 networks of /64: counted by /64, one household would have 256 times each limit.
 */
const IPV6_NETWORK_BITS = 56

/**
 * Finds out whom a request comes from, for the limits. Behind proxies the connection is the last proxy's, which writes
 * down who asked it.
 *
 * @param trustedProxies how many proxies of our own stand in front of the product. Each adds one address to the end of
 * `X-Forwarded-For`; what stands before those was written by whoever asked, and is not believed.
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

/** The address that the outermost trusted proxy saw; the connection's own where there is none that makes sense. */
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
  // Some proxies write the port along: "192.0.2.1:4711", "[2001:db8::1]:4711".
  const address = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_NETWORK_BITS}`).toString()
    : parsed.toString()
}
