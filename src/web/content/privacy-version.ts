import { texts as privacy } from './de/privacy.ts'

/**
 * The day on which the text of the German privacy policy was last changed, and a hash of it (SHA-256, hex). Both are
 * stored with each booking. A test fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-25',
  hash: '295a05feac840f1b36a101963eb3fe22a9be70ebaea1bda26e53b813a13151a3',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
