import { texts as privacy } from './de/privacy.ts'
import { FAQ, type FaqEntry } from './faq.ts'

/** The questions whose answers are part of what a booker is promised: when it binds, paying, changing and cancelling. */
const PROMISED: readonly FaqEntry['id'][] = ['binding', 'payment', 'price', 'substitute']

/** The public sentences about changing, cancelling and paying. They are stored with each booking. */
export const BOOKING_CONDITIONS = FAQ.filter(({ id }) => PROMISED.includes(id)).map(
  ({ question, answer }) => ({ question, answer }),
)

/**
 * The day on which the text of the German privacy policy was last changed, and a hash of it (SHA-256, hex). Both are
 * stored with each booking. A test fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-24',
  hash: 'e5505a1a284ea9e89431b1c29d6b7b65031cb9bf195c981c5278fd668c299d02',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
