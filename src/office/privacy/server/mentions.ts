import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import { ERASED_NAME } from '#platform/persons/domain/erased-person.ts'
import { REGISTRATION_FIELD_NAMES } from '#shop/seats/domain/registration-fields.ts'

/** By what a person is found in mails to others. */
export interface PersonWords {
  /** First and last names, and addresses, as they are stored. */
  names: readonly string[]
  /** Other personal texts of the person's bookings, such as the company. */
  texts: readonly string[]
  /** Those of them that name somebody, such as the company. */
  namingTexts: readonly string[]
  /** Registrations that the person booked. */
  bookingIds: readonly string[]
}

export type MailTexts = Pick<MailRow, 'subject' | 'data'>

/** Facts that are of the firm, whatever a person is called. */
const OF_THE_FIRM: readonly string[] = ['title', 'subtitle', 'packageName', 'meetingUrl']

/**
 * A mail to somebody else without the person: each name and address is replaced, and what the person added to the
 * booking is gone. Everything else of the mail stays.
 *
 * @returns null where the mail does not mention the person
 */
export function withoutMention(mail: MailRow, person: PersonWords): MailTexts | null {
  const { subject, data, registrationId } = mail
  const isBooker = registrationId !== null && person.bookingIds.includes(registrationId)
  const names = patternOf(person.names)
  const all = patternOf([...person.names, ...person.namingTexts])
  const inFact = (key: string, value: unknown) => {
    if (typeof value !== 'string' || OF_THE_FIRM.includes(key)) return value
    if (isBooker && key === 'wish') return ''
    const isField = REGISTRATION_FIELD_NAMES.some((name) => name === key)
    if (isField && person.texts.includes(value)) return ''
    return value.replace(names, ERASED_NAME)
  }
  const stored = JSON.stringify(data)
  const without: MailTexts = {
    subject: subject.replace(all, ERASED_NAME),
    data: JSON.parse(stored, inFact),
  }
  const isSame = without.subject === subject && JSON.stringify(without.data) === stored
  return isSame ? null : without
}

/** A text of staff without the person: each name and address is replaced. */
export function withoutNames(text: string, names: readonly string[]): string {
  return text.replace(patternOf(names), ERASED_NAME)
}

/** The first of the names and addresses in a text; null where none is. */
export function firstMention(text: string, names: readonly string[]): string | null {
  return patternOf(names).exec(text)?.[0] ?? null
}

/** Whole words alone: "Ida Li" is no part of "Ida Lindner", and no address is the end of another one. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const text = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
      return word.includes('@') ? `(?<![.+_-])${text}(?!-|\\.\\p{L})` : text
    })
  return escaped.length === 0
    ? /(?!)/u
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
