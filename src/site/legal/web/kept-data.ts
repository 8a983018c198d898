import { RETENTION_MONTHS } from '#platform/persons/domain/retention.ts'

/**
 * How long what belongs to a booking is kept: German sentences of the privacy policy that the papers of a training
 * repeat.
 */
export const KEPT_DATA = {
  byWebsite: `${RETENTION_MONTHS} Monate nach dem letzten Training einer Anmeldung löscht die Website von selbst alle Angaben zu Personen und Firmen darin, die Angaben für die Rechnung, Anfragen und Notizen, die Werte in der Liste der Änderungen und die Mails dazu. Es bleibt, welches Training zu welchem Preis gebucht war und was dabei galt, ohne Personen.`,
  byFirm:
    'Was für Rechnung und Steuer wichtig ist, müssen wir außerhalb dieser Website nach Handels- und Steuerrecht bis zu zehn Jahre aufbewahren.',
} as const
