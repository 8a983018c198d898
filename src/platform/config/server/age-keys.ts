import { bech32 } from '@scure/base'

/** Both kinds of key are 32 bytes of X25519 in Bech32, with a prefix and a checksum. */
const KEY_BYTES = 32

/** Whether a text is a public key of age (`age1…`). Keys of its plugins and for post-quantum encryption are not. */
export function isPublicKey(text: string): boolean {
  return text.startsWith('age1') && isKey(text, 'age')
}

/** Whether a text is a private key of age (`AGE-SECRET-KEY-1…`). */
export function isPrivateKey(text: string): boolean {
  return text.startsWith('AGE-SECRET-KEY-1') && isKey(text, 'age-secret-key-')
}

function isKey(text: string, name: string): boolean {
  const decoded = bech32.decodeUnsafe(text)
  return decoded?.prefix === name && bech32.fromWordsUnsafe(decoded.words)?.length === KEY_BYTES
}
