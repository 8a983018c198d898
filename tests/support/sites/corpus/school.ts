import type { CorpusSite } from '../corpus-site.ts'

/** A music school of a district: fees in a table, events, a public body; English link without a page. */
export const site: CorpusSite = {
  language: 'de',
  host: 'musikschule-lahn.example',
  kind: 'authority',
  pages: {
    '/': `<html lang="de"><head><title>Musikschule des Landkreises Lahn-Muster</title><meta name="description" content="Die Musikschule des Landkreises Lahn-Muster unterrichtet Kinder, Jugendliche und Erwachsene an zwölf Orten."></head><body><nav><a href="/unterricht">Unterricht</a><a href="/gebuehren">Gebühren</a><a href="/veranstaltungen">Veranstaltungen</a><a href="/kontakt">Kontakt</a></nav><h1>Musik für alle</h1><p>Die Musikschule des Landkreises Lahn-Muster unterrichtet Kinder, Jugendliche und Erwachsene an zwölf Orten.</p></body></html>`,
    '/unterricht': `<html lang="de"><title>Unterricht | Musikschule</title><body><h1>Unser Angebot</h1><ul><li>Klavier</li><li>Streicher</li><li>Musikgarten</li></ul></body></html>`,
    '/gebuehren': `<html lang="de"><title>Gebühren | Musikschule</title><body><h1>Gebühren</h1><table><tr><td>Einzelunterricht, 30 Minuten</td><td>74,00 Euro im Monat</td></tr><tr><td>Musikgarten</td><td>28,00 Euro im Monat</td></tr></table></body></html>`,
    '/veranstaltungen': `<html lang="de"><title>Veranstaltungen | Musikschule</title><body><h1>Veranstaltungen</h1><h2>Adventskonzert</h2><p>06.12.2026</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt | Musikschule</title><body><h1>Kontakt</h1><p>Musikschule des Landkreises Lahn-Muster</p><p>Schlossgasse 3</p><p>35037 Marburg</p></body></html>`,
  },
  facts: {
    name: 'Musikschule des Landkreises Lahn-Muster',
    description:
      'Die Musikschule des Landkreises Lahn-Muster unterrichtet Kinder, Jugendliche und Erwachsene an zwölf Orten.',
    offers: ['Klavier', 'Streicher', 'Musikgarten'],
    locations: ['Schlossgasse 3, 35037 Marburg'],
    languages: ['Deutsch'],
    prices: [
      'Einzelunterricht, 30 Minuten: 74,00 Euro im Monat',
      'Musikgarten: 28,00 Euro im Monat',
    ],
    events: ['Adventskonzert (06.12.2026)'],
  },
}
