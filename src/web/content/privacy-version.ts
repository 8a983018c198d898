import { texts as privacy } from './de/privacy.ts'

/**
 * The day on which the text of the German privacy policy was last changed, and a hash of it (SHA-256, hex). Both are
 * stored with each booking. A test fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-24',
  hash: 'af43a5e9ef53409c6eaa4d1253513479e5bb3e7c5154bfbe3d1cddba865f2c4f',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
