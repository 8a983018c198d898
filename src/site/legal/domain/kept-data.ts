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
    de: 'Rechnungen und was sonst für die Steuer wichtig ist, müssen wir nach Handels- und Steuerrecht bis zu zehn Jahre aufbewahren, auch danach. Eine Rechnung nennt Firma, Adresse und E-Mail-Adresse des Kunden, aber niemanden, der teilnimmt. Zu einer Rechnung speichern wir, was bezahlt ist: Tag, Betrag, den Namen auf dem Kontoauszug und den Verwendungszweck, die IBAN nur, bis die Zahlung zugeordnet ist, danach ihre letzten vier Zeichen.',
    en: 'Under commercial and tax law we have to keep invoices, and whatever else matters for tax, for up to ten years, even after that. An invoice names the customer’s company, address and email address, but nobody who attends. With an invoice we store what has been paid: day, amount, the name on the bank statement and the payment reference, and the IBAN only until the payment has been assigned, after that its last four characters.',
  },
} as const
