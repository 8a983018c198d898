/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without HTTPS, as in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((group) => group.join(''))
    .join('-')
}

/** A random UUID without its hyphens: by it a room knows this browser. */
export function randomSecret(): string {
  return randomKey().replaceAll('-', '')
}
