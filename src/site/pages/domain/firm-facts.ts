/** What texts can say of the firm, as {{name}}, with its label for staff. */
export const FIRM_FACTS = {
  firma: 'Name der Firma',
  rechtsname: 'Name mit Rechtsform',
  strasse: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  ort: 'Ort',
  land: 'Land',
  lage: 'Lage',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
  website: 'Adresse der Website',
  kartendienst: 'Name des Kartendienstes',
  kartenserver: 'Server, von dem die Karte kommt',
  vertretung: 'Wer die Firma vertritt',
  registergericht: 'Registergericht',
  registernummer: 'Registernummer',
  ust_id: 'Umsatzsteuer-Identifikationsnummer',
  verantwortlich: 'Wer für den Inhalt verantwortlich ist',
} as const

export type FirmFact = keyof typeof FIRM_FACTS
