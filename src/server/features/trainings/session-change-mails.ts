import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import type { ConfirmedSeat, TrainingRow } from './trainings.repository.ts'

export interface SessionMailSettings {
  publicUrl: string
  firmName: string
  /** Whom to write to who cannot come at the new time. */
  firmEmail: string
}

type Session = Pick<TrainingRow, 'date' | 'time' | 'startsAt' | 'endsAt'>

/**
 * Whether the session takes place at another time than before. What counts is the time that was understood: another
 * spelling of the same one is no news. Where neither was understood, the texts have to do.
 */
export function hasSessionMoved(before: Session, after: Session): boolean {
  if (before.startsAt === null && after.startsAt === null) {
    return before.date !== after.date || before.time !== after.time
  }
  return (
    before.startsAt?.getTime() !== after.startsAt?.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime()
  )
}

/**
 * The mails that a moved session causes: one to each address that holds a confirmed seat, however many seats it holds.
 * Addresses that differ in upper and lower case only are one; of an erased person there is none.
 */
export function sessionChangeMails(facts: {
  before: TrainingRow
  after: TrainingRow
  seats: readonly ConfirmedSeat[]
  settings: SessionMailSettings
}): NewMail[] {
  const { after, seats } = facts
  const byAddress = Map.groupBy(
    seats.filter(({ email }) => !isErasedAddress(email)),
    ({ email }) => email.toLowerCase(),
  )
  return [...byAddress.values()].flatMap((seatsOfOne) => {
    const [first] = seatsOfOne
    if (!first) return []
    return {
      cause: `session.changed/${after.id}/${after.version}`,
      recipient: first.email,
      subject: `Neuer Termin: ${after.title}`,
      textBody: mailText(facts, seatsOfOne, first.name),
      registrationId: first.registrationId,
    }
  })
}

function mailText(
  { before, after, settings }: Parameters<typeof sessionChangeMails>[0],
  seats: readonly ConfirmedSeat[],
  name: string,
): string {
  const references = [...new Set(seats.map(({ reference }) => reference))]
  return `Hallo ${name},

ein Training, in dem du einen Platz hast, findet zu einer anderen Zeit statt.

Training: ${after.title}
Bisher: ${before.date}, ${before.time}
Neu: ${after.date}, ${after.time}

Dein Platz bleibt dir erhalten, du brauchst nichts zu tun. Wenn du zur neuen Zeit nicht
kannst, schreib uns an ${settings.firmEmail} und nenne deine Buchungsnummer:
${references.join(', ')}

Zum Training: ${settings.publicUrl}/trainings/${after.id}

${settings.firmName}
`
}
