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
  hash: '09850da26d4bbba331aca7c1f8bc38291f0443f55eb26d72f9c6235dbff15a6a',
} as const

/** The text of the privacy policy that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(privacy.paragraphs)
