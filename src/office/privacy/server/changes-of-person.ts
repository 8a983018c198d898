import type { ChangedValues } from '#shop/booking/domain/booking-change.ts'
import type { BookingChangeRow } from '#shop/booking/server/booking-history.repository.ts'

/** What tells the lines of a person in the histories of bookings. */
export interface PersonInHistories {
  /** In lower case. */
  email: string
  /** First and last names, as they are stored. */
  names: ReadonlySet<string>
  /** Registrations that the person booked. */
  bookingIds: readonly string[]
  /** Seats that the person has now. */
  seatIds: readonly string[]
}

/** Which values of a line are about the person. */
export interface LineOfPerson {
  line: BookingChangeRow
  before: boolean
  after: boolean
}

/** The lines that have values about the person, and in which of them. */
export function linesOfPerson(
  lines: readonly BookingChangeRow[],
  person: PersonInHistories,
): LineOfPerson[] {
  const held = new Set([...person.seatIds, ...formerSeats(lines, person.email)])
  return lines
    .map((line) => {
      const { attendeeId, registrationId, kind, before, after } = line
      const isOwn =
        attendeeId === null ? person.bookingIds.includes(registrationId) : held.has(attendeeId)
      // An address that the booker wished and may not have confirmed is the booker's as well.
      const isWish = isOwn && kind === 'contact_email_requested'
      const isAbout = (values: ChangedValues) => isWish || isAboutPerson(values, person, isOwn)
      return { line, before: isAbout(before), after: isAbout(after) }
    })
    .filter(({ before, after }) => before || after)
}

interface NamedSeat {
  id: string
  firstName: string
  lastName: string
}

/**
 * The names that the person had before they were corrected, and in seats that others have now.
 *
 * @param lines the oldest first
 * @param person.seats that the person has now
 */
export function formerNames(
  lines: readonly BookingChangeRow[],
  person: { email: string; bookingIds: readonly string[]; seats: readonly NamedSeat[] },
): string[] {
  const ofSeats = [...Map.groupBy(lines, ({ attendeeId }) => attendeeId)].flatMap(([id, own]) =>
    id === null
      ? []
      : namesInSeat(
          own,
          person.email,
          person.seats.find((seat) => seat.id === id),
        ),
  )
  const ofBookings = lines
    .filter((line) => line.attendeeId === null && person.bookingIds.includes(line.registrationId))
    .flatMap(({ before }) => before.contactName ?? [])
  return [...ofSeats, ...ofBookings]
}

/** Goes back in the history of a seat, from the person who has it now. */
function namesInSeat(
  lines: readonly BookingChangeRow[],
  email: string,
  now: NamedSeat | undefined,
): string[] {
  let holder: ChangedValues | undefined = now && { ...now }
  return lines.toReversed().flatMap(({ kind, before }) => {
    if (kind === 'attendee_replaced')
      holder = before.email?.toLowerCase() === email ? before : undefined
    else if (kind === 'attendee_corrected' && holder) holder = { ...holder, ...before }
    return holder ? `${holder.firstName} ${holder.lastName}` : []
  })
}

function formerSeats(lines: readonly BookingChangeRow[], email: string): string[] {
  return lines.flatMap(({ attendeeId, before, after }) => {
    const isNamed = [before, after].some((values) => values.email?.toLowerCase() === email)
    return isNamed && attendeeId !== null ? attendeeId : []
  })
}

/**
 * Values with an address are those of its holder, values with a name those of its bearer. Others, such as a corrected
 * name alone, are about whoever has the booking or the seat.
 */
function isAboutPerson(
  values: ChangedValues,
  { email, names }: PersonInHistories,
  isOwn: boolean,
): boolean {
  const { email: seatEmail, contactEmail, invoiceEmail, name } = values
  const address = seatEmail ?? contactEmail
  if (address !== undefined) return address.toLowerCase() === email
  if (name !== undefined) return names.has(name)
  return invoiceEmail?.toLowerCase() === email || (isOwn && Object.keys(values).length > 0)
}
