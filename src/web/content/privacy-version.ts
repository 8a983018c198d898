import { texts as privacy } from './de/privacy.ts'

/**
 * The day on which the text of the German privacy policy was last changed, and a hash of it (SHA-256, hex). Both are
 * stored with each booking. A test fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-24',
  hash: '6eb1aa16817e2d0a5014896cbe77c58804f255b2ff3667be0ae9a7a1cd366f94',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
