import {
  INVOICE_YEARS,
  RETENTION_MONTHS,
  UNENTERED_LINE_MONTHS,
} from '#platform/persons/domain/retention.ts'

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
    de: `Rechnungen und Stornorechnungen, ihre Zahlungen und Mahnungen und die Zeilen der Kontoauszüge dazu bleiben länger gespeichert, weil Handels- und Steuerrecht es verlangen: bis ${INVOICE_YEARS} Jahre nach dem Ende des Jahres, aus dem das letzte davon ist. Dann löscht die Website auch sie von selbst. Eine Rechnung nennt Firma, Adresse und E-Mail-Adresse des Kunden und, nur wenn die Buchung es so wünscht, wer teilnimmt. Zu einer Zahlung speichern wir Tag, Betrag, den Namen auf dem Kontoauszug und den Verwendungszweck, die IBAN nur, bis die Zahlung zugeordnet ist, danach ihre letzten vier Zeichen. Zeilen der Kontoauszüge, die zu keiner Rechnung gehören, löscht die Website nach ${UNENTERED_LINE_MONTHS} Monaten. Was sonst für die Steuer wichtig ist, bewahren wir außerhalb der Website auf, solange das Recht es verlangt.`,
    en: `Invoices and cancellations of them, their payments and reminders and the lines of bank statements that belong to them are stored for longer, because commercial and tax law requires it: until ${INVOICE_YEARS} years after the end of the year that the last of them is from. Then the website deletes them automatically too. An invoice names the customer’s company, address and email address and, only where the booking asks for it, who attends. With a payment we store day, amount, the name on the bank statement and the payment reference, and the IBAN only until the payment has been assigned, after that its last four characters. Lines of bank statements that belong to no invoice are deleted by the website after ${UNENTERED_LINE_MONTHS} months. Whatever else matters for tax we keep outside the website for as long as the law requires.`,
  },
} as const
