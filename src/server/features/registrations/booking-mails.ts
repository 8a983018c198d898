import { displayEuros, parseMoney } from '#domain/money.ts'
import type { Booking } from '#domain/registration/booking.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { RegistrationRow } from './registrations.repository.ts'

export interface BookingMailSettings {
  publicUrl: string
  firmName: string
  /** Who at the firm hears of new registrations; nobody where it is not set. */
  staff: string | undefined
}

interface BookingFacts {
  row: RegistrationRow
  booking: Booking
  packageName: string
  trainings: Map<string, TrainingRow>
  settings: BookingMailSettings
}

/** The mails that a new registration causes: to the booker what was received, to staff that there is work. */
export function bookingMails(facts: BookingFacts): NewMail[] {
  const { row, settings } = facts
  const toBooker: NewMail = {
    cause: `registration.received/${row.id}`,
    recipient: row.contactEmail,
    subject: `Deine Anmeldung ${row.reference} ist eingegangen`,
    textBody: bookerText(facts),
    registrationId: row.id,
  }
  if (!settings.staff) return [toBooker]
  return [
    toBooker,
    {
      cause: `registration.received.staff/${row.id}`,
      recipient: settings.staff,
      subject: `Neue Anmeldung ${row.reference} von ${row.company}`,
      textBody: staffText(facts),
      registrationId: row.id,
    },
  ]
}

function bookerText(facts: BookingFacts): string {
  const { row, packageName, settings } = facts
  return `Hallo ${row.contactName},

wir haben deine Anmeldung erhalten. Vielen Dank!

Buchungsnummer: ${row.reference}
Paket: ${packageName}
Preis: ${displayEuros(parseMoney(row.price))} €

${seatLines(facts)}

Wie es weitergeht: Wir prüfen deine Anmeldung und melden uns bei dir. Erst mit unserer
Bestätigung sind die Plätze verbindlich gebucht; bis dahin halten wir sie für dich frei.

Alle Trainings: ${settings.publicUrl}/trainings

${settings.firmName}
`
}

function staffText(facts: BookingFacts): string {
  const { row, packageName, settings } = facts
  return `Neue Anmeldung ${row.reference}

Kontakt: ${row.contactName}, ${row.contactEmail}
Unternehmen: ${row.company}
Paket: ${packageName}
Preis: ${displayEuros(parseMoney(row.price))} €

${seatLines(facts)}

Zur Anmeldung: ${settings.publicUrl}/admin/dashboard?ansicht=anmeldungen
`
}

function seatLines({ booking, trainings }: BookingFacts): string {
  return booking.attendees
    .map((attendee) => {
      const training = trainings.get(attendee.trainingId)
      return `- ${attendee.firstName} ${attendee.lastName}: ${training?.title}, ${training?.date}, ${training?.time}`
    })
    .join('\n')
}
