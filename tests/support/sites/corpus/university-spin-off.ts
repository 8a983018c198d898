import type { CorpusSite } from '../corpus-site.ts'

/** A young firm: UG in the imprint, partners (no customers), a talk with a date, funding notice with an office. */
export const site: CorpusSite = {
  language: 'de',
  host: 'moosdaemmung.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Moosdämmung – Dämmstoff aus Torfmoos</title></head><body><nav><a href="/produkt">Produkt</a><a href="/team">Team</a><a href="/presse">Presse</a><a href="/impressum">Impressum</a></nav><h1>Dämmen mit Moos</h1><p>Wir entwickeln einen Dämmstoff aus Torfmoos, der im Brandfall nicht tropft und kompostierbar ist.</p><h2>Partner</h2><ul><li>Universität Greifswald-Muster</li></ul></body></html>`,
    '/produkt': `<html lang="de"><title>Produkt – Moosdämmung</title><body><h1>Unser Produkt</h1><p>Erste Platten gibt es ab 2027.</p></body></html>`,
    '/team': `<html lang="de"><title>Team – Moosdämmung</title><body><h1>Team</h1><h2>Dr. Lea Beispiel</h2><h2>Tim Muster</h2></body></html>`,
    '/presse': `<html lang="de"><title>Presse – Moosdämmung</title><body><h1>Presse</h1><h2>Gründerpreis für Moosdämmung</h2><p>21.05.2026</p></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum – Moosdämmung</title><body><h1>Impressum</h1><p>Moosdämmung UG (haftungsbeschränkt)<br>Walther-Rathenau-Straße 49a<br>17489 Greifswald</p><p>Gefördert durch: Projektträger Muster, Zimmerstraße 26, 10969 Berlin</p></body></html>`,
  },
  facts: {
    name: 'Moosdämmung UG (haftungsbeschränkt)',
    description:
      'Wir entwickeln einen Dämmstoff aus Torfmoos, der im Brandfall nicht tropft und kompostierbar ist.',
    locations: ['Walther-Rathenau-Straße 49a, 17489 Greifswald'],
    languages: ['Deutsch'],
    news: ['Gründerpreis für Moosdämmung (21.05.2026)'],
  },
}
