import { RETENTION_MONTHS } from '#platform/persons/domain/retention.ts'

/**
 * How long what belongs to a booking is kept: sentences of the privacy policy, where they are placeholders. The papers
 * of a training repeat them.
 */
export const KEPT_DATA = {
  byWebsite: {
    de: `${RETENTION_MONTHS} Monate nach dem letzten Training einer Anmeldung löscht die Website von selbst alle Angaben zu Personen und Firmen darin, die Angaben für die Rechnung, Anfragen und Notizen, die Werte in der Liste der Änderungen und die E-Mails dazu. Gespeichert bleibt nur, welches Training zu welchem Preis gebucht war und was dabei galt, ohne Angaben zu Personen.`,
    en: `${RETENTION_MONTHS} months after the last training session of a registration the website automatically deletes all details of people and companies in it, the details for the invoice, requests and notes, the values in the list of changes, and the emails about it. What remains is which training session was booked at which price and what applied to it, without anything about people.`,
  },
  byFirm: {
    de: 'Rechnungen und was sonst für die Steuer wichtig ist, müssen wir nach Handels- und Steuerrecht bis zu zehn Jahre aufbewahren, auch danach. Eine Rechnung nennt Firma, Adresse und E-Mail-Adresse des Kunden und Namen von Teilnehmenden nur, wenn der Kunde das so eingetragen hat.',
    en: 'Under commercial and tax law we have to keep invoices, and whatever else matters for tax, for up to ten years, even after that. An invoice gives the customer’s company, address and email address, and the names of attendees only if the customer has asked for that.',
  },
} as const
