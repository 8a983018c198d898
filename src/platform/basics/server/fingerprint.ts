import { createHash } from 'node:crypto'

/** A hash that changes with the facts: what a preview has shown is compared with what is about to happen. */
export function fingerprintOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
