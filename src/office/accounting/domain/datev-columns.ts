/** A column of a booking batch: its name in the second line, and whether its values are texts, which are in quotes. */
interface DatevColumn {
  name: string
  isText: boolean
}

const texts = (...names: string[]) => names.map((name) => ({ name, isText: true }))
const numbers = (...names: string[]) => names.map((name) => ({ name, isText: false }))

/** "Beleginfo - Art 1", "Beleginfo - Inhalt 1" and so on. */
function pairs(count: number, first: string, second: string): DatevColumn[] {
  return Array.from({ length: count }, (_, index) =>
    texts(`${first} ${index + 1}`, `${second} ${index + 1}`),
  ).flat()
}

/**
 * The 125 columns of a "Buchungsstapel", format version 13, in their order and with the names of DATEV's own file, with its
 * uneven hyphens (developer.datev.de, DATEV-Format). All must be there; five must have a value.
 */
export const DATEV_COLUMNS: readonly DatevColumn[] = [
  ...numbers('Umsatz (ohne Soll/Haben-Kz)'),
  ...texts('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...numbers('Kurs', 'Basis-Umsatz'),
  ...texts('WKZ Basis-Umsatz'),
  ...numbers('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...texts('BU-Schlüssel'),
  ...numbers('Belegdatum'),
  ...texts('Belegfeld 1', 'Belegfeld 2'),
  ...numbers('Skonto'),
  ...texts('Buchungstext'),
  ...numbers('Postensperre'),
  ...texts('Diverse Adressnummer'),
  ...numbers('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...texts('Beleglink'),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...texts('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...numbers('Kost-Menge'),
  ...texts('EU-Land u. UStID (Bestimmung)'),
  ...numbers('EU-Steuersatz (Bestimmung)'),
  ...texts('Abw. Versteuerungsart'),
  ...numbers('Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'),
  ...numbers('BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...numbers('Stück', 'Gewicht', 'Zahlweise'),
  ...texts('Forderungsart'),
  ...numbers('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...texts('Auftragsnummer', 'Buchungstyp'),
  ...numbers('USt-Schlüssel (Anzahlungen)'),
  ...texts('EU-Land (Anzahlungen)'),
  ...numbers('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'),
  ...numbers('Erlöskonto (Anzahlungen)'),
  ...texts('Herkunft-Kz', 'Buchungs GUID'),
  ...numbers('KOST-Datum'),
  ...texts('SEPA-Mandatsreferenz'),
  ...numbers('Skontosperre'),
  ...texts('Gesellschaftername'),
  ...numbers('Beteiligtennummer'),
  ...texts('Identifikationsnummer', 'Zeichnernummer'),
  ...numbers('Postensperre bis'),
  ...texts('Bezeichnung SoBil-Sachverhalt'),
  ...numbers('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'),
  ...numbers('Datum Zuord. Steuerperiode', 'Fälligkeit'),
  ...texts('Generalumkehr (GU)'),
  ...numbers('Steuersatz'),
  ...texts('Land', 'Abrechnungsreferenz'),
  ...numbers('BVV-Position'),
  ...texts('EU-Land u. UStID (Ursprung)'),
  ...numbers('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
]
