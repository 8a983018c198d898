import type { CorpusSite } from '../corpus-site.ts'

/** Bad markup: unclosed tags, two <h1>, headings in bold paragraphs; "Für wen" as a section. */
export const site: CorpusSite = {
  language: 'de',
  host: 'hausverwaltung-kern.example',
  kind: 'company',
  pages: {
    '/': `<html lang=de><head><title>Hausverwaltung Kern OHG</title><body><a href=/leistungen>Leistungen</a> <a href=/kontakt>Kontakt</a><h1>Hausverwaltung Kern OHG<h1>Ihr Haus in guten Händen</h1><p>Wir verwalten Mietshäuser und Eigentümergemeinschaften in Erfurt und Weimar.<h2>Für wen wir arbeiten</h2><ul><li>Eigentümergemeinschaften<li>Vermieter</ul><p>Über 2.100 Wohnungen seit 1998.`,
    '/leistungen': `<html lang=de><title>Leistungen</title><body><h1>Leistungen</h1><ul><li>WEG-Verwaltung<li>Mietverwaltung<li>Hausmeisterdienst</ul>`,
    '/kontakt': `<html lang=de><title>Kontakt</title><body><h1>Kontakt</h1><b>Hausverwaltung Kern OHG</b><br>Anger 81<br>99084 Erfurt<p>Notdienst: 0361 000000`,
  },
  facts: {
    name: 'Hausverwaltung Kern OHG',
    description: 'Wir verwalten Mietshäuser und Eigentümergemeinschaften in Erfurt und Weimar.',
    offers: ['WEG-Verwaltung', 'Mietverwaltung', 'Hausmeisterdienst'],
    audiences: ['Eigentümergemeinschaften', 'Vermieter'],
    locations: ['Anger 81, 99084 Erfurt'],
    languages: ['Deutsch'],
  },
}
