import { isSameMailbox } from '#platform/basics/domain/email-address.ts'

/** A change of a seat's person: the fields that change. Another e-mail address is a substitute, see `isSubstitute`. */
export interface PersonChange {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  company?: string | undefined
}

/**
 * Whether a change gives the seat to another person: to somebody with another e-mail address, ignoring case and spaces
 * around it. The same address is the same person, whose name or company is corrected.
 */
export function isSubstitute(
  seat: { email: string },
  { email = seat.email }: PersonChange,
): boolean {
  return !isSameMailbox(email, seat.email)
}
