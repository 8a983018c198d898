import { texts as privacy } from './de/privacy.ts'

/**
 * The day on which the text of the German privacy policy was last changed, and a hash of it (SHA-256, hex). Both are
 * stored with each booking. A test fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-24',
  hash: '1c33378e4d819c06a22bbfe10ffd364c6e203039b5be27cc4b9a8427bd9ef5b2',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
