import type { IncomingMessage } from 'node:http'

/**
 * A host name of letters, digits, dots, hyphens, underscores and tildes, or an IPv6 address in brackets, and an
 * optional port.
 */
const HOST = /^(?:[\w.~-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i
const PORT_MAX = 65_535

/**
 * Whether a request names one host in a valid form (RFC 9112, section 3.2, asks for a 400 otherwise). Of several `Host`
 * lines Node.js takes the first, and a proxy in front may take another. A request of HTTP/1.0 may name none; one of
 * HTTP/1.1 without any is refused by Node.js itself.
 */
export function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined) return true
  const found = HOST.exec(host)
  return found !== null && Number(found[1] ?? 0) <= PORT_MAX && linesOfHost(rawHeaders) === 1
}

/** Counts the Host lines. In `rawHeaders` names and values alternate. */
function linesOfHost(rawHeaders: readonly string[]): number {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines
}
