import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { greetingName } from '#platform/persons/domain/greeting-name.ts'

/**
 * Groups seats by recipient: one group for each address, ignoring case, so that nobody gets two mails about the same
 * event. The seats of erased persons are left out.
 */
export function byRecipient<Seat extends { email: string }>(
  seats: readonly Seat[],
): { address: string; seats: [Seat, ...Seat[]] }[] {
  const groups = Map.groupBy(
    seats.filter(({ email }) => !isErasedAddress(email)),
    ({ email }) => email.toLowerCase(),
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? { address: first.email, seats: [first, ...others] } : [],
  )
}

/** Whether seats of people with different names have the address. */
export function isShared(
  address: string,
  seats: readonly { name: string; email: string }[],
): boolean {
  const names = seats.filter(({ email }) => isSameAddress(email, address)).map(({ name }) => name)
  return new Set(names).size > 1
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Joins the names of people who share an address. */
export const NAMES_JOINED_BY = ' und '

/** "Jörg Weiß"; "Jörg Weiß und Pia Lang" where colleagues share an address. */
export function recipientName(seats: readonly { name: string }[]): string {
  return [...new Set(seats.map(({ name }) => name))].join(NAMES_JOINED_BY)
}

/** The names that {@link recipientName} joined: "und" of "von und zu" is part of one. */
export function namesOf(recipients: string): string[] {
  return recipients.split(/(?<!(?:^| )(?:von|vom)) und (?!zur? |zum )/u)
}

/** "Jörg", or "Jörg und Pia": how a mail greets those whose names {@link recipientName} joined. Empty for no name. */
export function greetingOf(recipients: string): string {
  return recipientName(namesOf(recipients).map((name) => ({ name: greetingName(name) })))
}

/** The booker's name for a mail to that reader; null where the reader booked, and for an erased person. */
export function bookedBy(
  reader: string,
  { name, email }: { name: string; email: string },
): { name: string } | null {
  return isSameAddress(reader, email) || isErasedAddress(email) ? null : { name }
}
