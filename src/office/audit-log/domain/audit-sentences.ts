import { INVOICE_GAP_LABELS } from '#office/registrations/domain/invoice-gap.ts'
import { MAIL_STATUS_LABELS } from '#platform/basics/domain/mail-status.ts'
import { ROLE_NAMES } from '#platform/basics/domain/staff-role.ts'
import { PRICE_TYPE_LABELS } from '#shop/prices/domain/price-type.ts'
import { STATUS_LABELS } from '#shop/seats/domain/status.ts'

/**
 * The German sentence of every action in the audit log; the sentence follows the name of the actor. `{subject}` is
 * replaced by the subject of the action. The screen shows the sentences, and the server searches in them.
 */
export const AUDIT_SENTENCES = {
  'accounting.datev_exported': 'hat einen Buchungsstapel für DATEV exportiert',
  'accounting.documents_exported': 'hat Rechnungen mit ihren Dateien exportiert',
  'accounting.list_exported': 'hat eine Liste der Rechnungen exportiert',
  'admin.created': 'hat einen Zugang für {subject} angelegt',
  'admin.ended': 'hat den Zugang von {subject} beendet',
  'admin.invitation_accepted': 'hat die Einladung angenommen',
  'admin.invitation_resent': 'hat die Einladung an {subject} erneut gesendet',
  'admin.invitation_withdrawn': 'hat die Einladung an {subject} zurückgezogen',
  'admin.invited': 'hat {subject} eingeladen',
  'admin.logged_in': 'hat sich angemeldet',
  'admin.logged_out': 'hat sich abgemeldet',
  'admin.other_sessions_ended': 'hat die eigenen anderen Sitzungen beendet',
  'admin.password_changed': 'hat das eigene Passwort geändert',
  'admin.password_forgotten': 'hat über den Link aus einer E-Mail ein neues Passwort gesetzt',
  'admin.recovery_code_used': 'hat sich mit einem Wiederherstellungscode angemeldet',
  'admin.recovery_codes_renewed': 'hat neue Wiederherstellungscodes erzeugt',
  'admin.reset': 'hat den Zugang von {subject} zurückgesetzt',
  'admin.role_changed': 'hat die Rolle von {subject} geändert',
  'admin.second_factor_off': 'hat die Anmeldung in zwei Schritten ausgeschaltet',
  'admin.second_factor_on': 'hat die Anmeldung in zwei Schritten eingeschaltet',
  'admin.second_factor_removed': 'hat die Anmeldung in zwei Schritten für {subject} ausgeschaltet',
  'admin.session_ended': 'hat eine eigene Sitzung beendet',
  'attendees.exported': 'hat die Teilnehmerliste exportiert',
  'bank_statement.imported': 'hat den Kontoauszug {subject} eingelesen',
  'bank_statement.line_ignored': 'hat einen Umsatz des Kontoauszugs {subject} ignoriert',
  'bank_statement.line_reopened':
    'hat einen Umsatz des Kontoauszugs {subject} wieder zum Prüfen gestellt',
  'content.edited': 'hat den Text {subject} geändert',
  'content.exported': 'hat die Inhalte der Website exportiert',
  'content.imported': 'hat Inhalte aus einer Datei übernommen',
  'discount_code.created': 'hat den Rabattcode {subject} angelegt',
  'discount_code.deleted': 'hat den Rabattcode {subject} gelöscht',
  'discount_code.switched_off': 'hat den Rabattcode {subject} abgeschaltet',
  'discount_code.switched_on': 'hat den Rabattcode {subject} eingeschaltet',
  'discount_code.updated': 'hat den Rabattcode {subject} geändert',
  'image.uploaded': 'hat das Bild {subject} hochgeladen',
  'installation.link_keys_replaced': 'hat alle bisherigen Links in E-Mails ungültig gemacht',
  'installation.live': 'hat die wiederhergestellte Kopie in Betrieb genommen',
  'invoice.dispute_ended': 'hat eingetragen, dass die Rechnung {subject} nicht mehr strittig ist',
  'invoice.disputed': 'hat die Rechnung {subject} als strittig eingetragen',
  'invoice.reminded': 'hat an die Rechnung {subject} erinnert',
  'invoice.payment_moved': 'hat Geld von der Rechnung {subject} umgebucht',
  'invoice.payment_recorded': 'hat eine Zahlung zur Rechnung {subject} eingetragen',
  'invoice.payment_removed': 'hat einen Eintrag zur Rechnung {subject} rückgängig gemacht',
  'invoice.refund_recorded': 'hat eine Rückzahlung zur Rechnung {subject} eingetragen',
  'invoice.written_off': 'hat von der Rechnung {subject} einen Betrag ausgebucht',
  'mail.discarded': 'hat die zurückgehaltene E-Mail {subject} verworfen',
  'mail.released': 'hat die zurückgehaltene E-Mail {subject} gesendet',
  'mail.resent': 'hat die E-Mail {subject} erneut gesendet',
  'mail.dismissed': 'hat die fehlgeschlagene E-Mail {subject} als erledigt abgelegt',
  'mail.test_sent': 'hat eine Testnachricht gesendet',
  'message.resent': 'hat fehlgeschlagene E-Mails der Nachricht {subject} erneut gesendet',
  'message.sent': 'hat die Nachricht {subject} gesendet',
  'mail_text.edited': 'hat die Texte der E-Mail {subject} geändert',
  'package.edited': 'hat das Paket {subject} geändert',
  'page.draft_saved': 'hat den Entwurf von {subject} geändert',
  'page.drafts_discarded': 'hat Entwürfe von {subject} verworfen',
  'page.publication_restored': 'hat einen früheren Stand von {subject} als Entwurf zurückgeholt',
  'page.published': 'hat {subject} veröffentlicht',
  'page.text_confirmed': 'hat bestätigt, dass {subject} noch zur anderen Sprache passt',
  'person.erased': 'hat die Daten einer Person gelöscht',
  'person.exported': 'hat die Daten einer Person exportiert',
  'price_period.created': 'hat den Preiszeitraum {subject} angelegt',
  'price_period.deleted': 'hat den Preiszeitraum {subject} gelöscht',
  'price_period.updated': 'hat den Preiszeitraum {subject} geändert',
  'registration.attendee_cannot_come':
    'hat für einen Platz der Anmeldung {subject} mitgeteilt, nicht kommen zu können',
  'registration.attendee_corrected':
    'hat die Angaben zu einer Person der Anmeldung {subject} korrigiert',
  'registration.attendee_replaced':
    'hat einen Platz der Anmeldung {subject} einer anderen Person gegeben',
  'registration.billing_changed': 'hat die Rechnungsdaten der Anmeldung {subject} geändert',
  'registration.booked': 'hat die Anmeldung {subject} angelegt',
  'registration.cancellation_refused':
    'hat die Anfrage zum Absagen der Anmeldung {subject} abgelehnt',
  'registration.cancellation_requested': 'hat für die Anmeldung {subject} um Absage gebeten',
  'registration.contact_changed': 'hat die Kontaktdaten der Anmeldung {subject} geändert',
  'registration.contact_email_requested':
    'hat für die Anmeldung {subject} eine neue Adresse angegeben',
  'registration.link_shown': 'hat sich den Link zur Anmeldung {subject} zeigen lassen',
  'registration.link_revoked': 'hat den Link zur Anmeldung {subject} ungültig gemacht',
  'registration.note_changed': 'hat die Notiz zur Anmeldung {subject} geändert',
  'registration.invoice_cancelled': 'hat eine Rechnung der Anmeldung {subject} storniert',
  'registration.invoice_issued': 'hat eine Rechnung zur Anmeldung {subject} ausgestellt',
  'registration.invoice_sent': 'hat eine Rechnung der Anmeldung {subject} gesendet',
  'registration.order_changed': 'hat Paket, Plätze oder Preis der Anmeldung {subject} geändert',
  'registration.reduction_corrected': 'hat einen Nachlass der Anmeldung {subject} korrigiert',
  'registration.reduction_recorded': 'hat der Anmeldung {subject} einen Nachlass gegeben',
  'registration.reduction_removed': 'hat einen Nachlass der Anmeldung {subject} entfernt',
  'registration.request_withdrawn':
    'hat die Anfrage zum Absagen der Anmeldung {subject} zurückgenommen',
  'registration.reverse_charge_set':
    'hat für die Anmeldung {subject} festgelegt, dass der Kunde die Umsatzsteuer schuldet (Reverse Charge)',
  'registration.reverse_charge_removed':
    'hat für die Anmeldung {subject} aufgehoben, dass der Kunde die Umsatzsteuer schuldet (Reverse Charge)',
  'registration.seat_restored': 'hat einen abgesagten Platz der Anmeldung {subject} zurückgeholt',
  'registration.seats_cancelled': 'hat Plätze der Anmeldung {subject} abgesagt',
  'registration.seats_moved': 'hat Plätze der Anmeldung {subject} umgebucht',
  'registration.status_changed': 'hat den Status der Anmeldung {subject} geändert',
  'registrations.exported': 'hat die Anmeldungen exportiert',
  'room.deleted': 'hat {subject} aus den Werkzeugen gelöscht',
  'room.reports_dismissed': 'hat die Meldungen zu {subject} als geprüft abgelegt',
  'setting.edited': 'hat die Einstellung {subject} geändert',
  'training.created': 'hat das Training {subject} angelegt',
  'training.date_cancelled': 'hat einen Termin des Trainings {subject} abgesagt',
  'training.date_deleted': 'hat einen Termin des Trainings {subject} gelöscht',
  'training.date_planned': 'hat einen Termin des Trainings {subject} geplant',
  'training.deleted': 'hat das Training {subject} gelöscht',
  'training.edited': 'hat das Training {subject} geändert',
  'training.waiting_removed': 'hat jemanden von der Warteliste des Trainings {subject} genommen',
} as const satisfies Record<string, string>
export type AuditAction = keyof typeof AUDIT_SENTENCES

/** The sentence of an action. An unknown action, of a newer version of the product, is shown by its own name. */
export function auditSentence(action: string): string {
  return isAuditAction(action) ? AUDIT_SENTENCES[action] : `hat „${action}“ ausgeführt: {subject}`
}

function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_SENTENCES, action)
}

/**
 * The display texts of values in an entry's details: a role, the status of a registration or a mail, the type of a price
 * period.
 */
export const AUDIT_VALUES: Readonly<Record<string, string>> = {
  ...ROLE_NAMES,
  ...INVOICE_GAP_LABELS,
  ...STATUS_LABELS,
  ...MAIL_STATUS_LABELS,
  ...PRICE_TYPE_LABELS,
}

/** The actions whose sentence contains the word, ignoring case. */
export function actionsWithWord(word: string): string[] {
  return keysWithWord(AUDIT_SENTENCES, word)
}

/** The values whose display text contains the word, ignoring case. */
export function valuesWithWord(word: string): string[] {
  return keysWithWord(AUDIT_VALUES, word)
}

function keysWithWord(texts: Readonly<Record<string, string>>, word: string): string[] {
  const wanted = word.toLowerCase()
  return Object.entries(texts)
    .filter(([, text]) => text.replace('{subject}', '').toLowerCase().includes(wanted))
    .map(([key]) => key)
}
